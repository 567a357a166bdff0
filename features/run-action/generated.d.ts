// Written by plugin.ts.
declare module '@generated/run-action/default/thread.json' {
  const thread: {code: string};
  export default thread;
}

declare module '@generated/run-action/default/example.json' {
  const example: {response: string; signature: string; signedBy: string};
  export default example;
}

// Its address, as plugin.ts has it.
declare module 'ethers/dist/ethers.umd.min.js?address' {
  const address: string;
  export default address;
}
