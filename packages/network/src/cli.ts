#!/usr/bin/env node
import type {Network} from './network';
import type {MintedPkp} from './seeds/pkps';
import {FIRST_PORT} from './ports';
import {parseSwitches, type Switches, USAGE, UsageError} from './switches';

const OLDEST_NODE = 20;

const WARNING =
  'A Lit network for tests: its keys are public and its nodes run in one process. Nothing of it is secure.';

/** Starts a network with what the switches want in it. Lines of the log go to stderr. */
async function startWith({options, faults, pkps, log}: Switches) {
  const [{startNetwork}, {lineOf}] = await Promise.all([
    import('./network'),
    import('./request-log'),
  ]);
  const network = await startNetwork({
    ...options,
    ...(log && {onRequest: (entry) => console.error(lineOf(entry))}),
  });
  const minted: MintedPkp[] = [];
  for (const pkp of pkps) minted.push(await network.mintPkp(pkp));
  for (const fault of faults) network.setFault(fault);
  return {network, minted};
}

/** Stops it, and writes its state if that is wanted. */
async function stopWith(network: Network, {dumpState}: Switches): Promise<void> {
  if (dumpState !== undefined) {
    const {writeFile} = await import('node:fs/promises');
    await writeFile(dumpState, JSON.stringify(await network.state.dump()));
  }
  await network.stop();
}

const addressesOf = ({v3, v2, v2Jalapeno, rpc, accounts, relay, control}: Network) => ({
  ...{v3, v2, v2Jalapeno, rpc, accounts, relay, control},
});

async function start(args: string[]): Promise<void> {
  const switches = parseSwitches(args, FIRST_PORT);
  const {json} = switches;
  if (switches.help) {
    console.log(USAGE);
    return;
  }
  // For good: npm passes on a Ctrl-C that the process has also got itself.
  const stopped = new Promise((resolve) => {
    process.on('SIGINT', resolve).on('SIGTERM', resolve);
  });
  // To stderr, so that stdout is one line of JSON.
  if (json) console.error(WARNING);
  else console.log(WARNING);
  const {network, minted} = await startWith(switches);
  console.log(
    json ? JSON.stringify({...addressesOf(network), pkps: minted}) : describe(network, minted),
  );
  await stopped;
  await stopWith(network, switches);
  process.exit(0);
}

function describe({v3, v2, v2Jalapeno, rpc, accounts, relay, control}: Network, pkps: MintedPkp[]) {
  const lines = [
    `Chain    ${rpc}`,
    `Relayer  ${relay}`,
    `Control  ${control}   curl -d '{"node": 1, "fault": "down"}' ${control}`,
    `Pages    <script src="${control}/local.js"></script>`,
    '',
    'Accounts, each with test tokens:',
    ...accounts.map(({address, privateKey}) => `  ${address}  ${privateKey}`),
  ];
  for (const {release, owner, tokenId, publicKey, address} of pkps) {
    lines.push('', `PKP of release ${release}, owned by ${owner}:`);
    lines.push(`  address    ${address}`, `  publicKey  ${publicKey}`, `  tokenId    ${tokenId}`);
  }
  const releases = [
    ['SDK 3, Cayenne', v3],
    ['SDK 2, Serrano', v2],
    ['SDK 2, Jalapeno', v2Jalapeno],
  ] as const;
  for (const [name, options] of releases) {
    if (options.bootstrapUrls.length === 0) continue;
    lines.push(
      '',
      `${name}:`,
      `  const client = new LitNodeClient(${JSON.stringify(options)});`,
      '  await client.connect();',
    );
  }
  return [...lines, '', 'Ctrl-C stops it.'].join('\n');
}

/** Runs a command on a network of its own, and ends with its exit code. */
async function exec(args: string[]): Promise<void> {
  const end = args.indexOf('--');
  const switches = parseSwitches(end < 0 ? args : args.slice(0, end), 0);
  if (switches.help) {
    console.log(USAGE);
    return;
  }
  const command = end < 0 ? [] : args.slice(end + 1);
  if (command.length === 0) {
    throw new UsageError('exec needs a command: lit-local-network exec -- npm test');
  }
  const {runCommandOn} = await import('./exec');
  const {network} = await startWith(switches);
  try {
    process.exitCode = await runCommandOn(addressesOf(network), command, switches.offline);
  } finally {
    await stopWith(network, switches);
  }
}

/** The error in one line. */
function messageOf(error: unknown): string {
  const {code, port, message} = error as NodeJS.ErrnoException & {port?: number};
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use; --port chooses others, --port 0 free ones.`;
  return message.split('\n')[0]!;
}

/** Dependencies are loaded after the check, because an old Node may fail to load them. */
async function main([command, ...rest]: string[]): Promise<void> {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) < OLDEST_NODE) {
    throw new UsageError(
      `This is Node ${process.versions.node}; it takes ${OLDEST_NODE} or later.`,
    );
  }
  switch (command) {
    case 'run': {
      const {runCommand} = await import('./actions/command');
      process.exitCode = await runCommand(rest);
      return;
    }
    case 'exec':
      return exec(rest);
    case 'start':
    case undefined:
      return start(rest);
    default:
      if (!command.startsWith('-'))
        throw new UsageError(`There is no command "${command}"; --help lists them.`);
      return start([command, ...rest]);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
