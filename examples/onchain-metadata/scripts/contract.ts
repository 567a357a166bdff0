import {readFileSync} from 'node:fs';
import {ethers} from 'ethers';
import solc from 'solc';

const compiler = solc as unknown as {
  compile(input: string, callbacks: {import: (path: string) => {contents: string}}): string;
};

interface Output {
  errors?: {severity: string; formattedMessage: string}[];
  contracts?: Record<
    string,
    Record<string, {abi: ethers.utils.Fragment[]; evm: {bytecode: {object: string}}}>
  >;
}

const FILE = 'contracts/LitNft.sol';

/** Compiles the contract with the compiler of node_modules. Throws what the compiler finds. */
export function compile(): {abi: ethers.utils.Fragment[]; bytecode: string} {
  const input = {
    language: 'Solidity',
    sources: {[FILE]: {content: readFileSync(FILE, 'utf8')}},
    settings: {
      evmVersion: 'paris', // without PUSH0, which not every chain of November 2023 knew
      optimizer: {enabled: true},
      outputSelection: {'*': {LitNft: ['abi', 'evm.bytecode.object']}},
    },
  };
  const readImport = (path: string) => ({contents: readFileSync(`node_modules/${path}`, 'utf8')});
  const {errors = [], contracts} = JSON.parse(
    compiler.compile(JSON.stringify(input), {import: readImport}),
  ) as Output;
  const contract = contracts?.[FILE]?.LitNft;
  if (!contract) {
    const found = errors.filter(({severity}) => severity === 'error');
    throw new Error(found.map(({formattedMessage}) => formattedMessage).join('\n'));
  }
  return {abi: contract.abi, bytecode: contract.evm.bytecode.object};
}

/** Deploys the contract and waits until it is on the chain. */
export async function deploy(signer: ethers.Signer): Promise<ethers.Contract> {
  const {abi, bytecode} = compile();
  const contract = await new ethers.ContractFactory(abi, bytecode, signer).deploy();
  console.log('sent:', contract.deployTransaction.hash, 'for', contract.address);
  await contract.deployTransaction.wait();
  return contract;
}
