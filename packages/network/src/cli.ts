#!/usr/bin/env node
import {parseArgs} from 'node:util';
import type {Network} from './network';
import {type Fault, FAULTS} from './nodes/faults';

const OLDEST_NODE = 20;
const DEFAULT_PORT = 7470;

const USAGE = `lit-local-network [--port ${DEFAULT_PORT}] [--seed text] [--fault name[:node]] [--json]
lit-local-network run action.js [--params '{…}'] …

--port   first of 26 ports in a row; 0 takes free ones
--seed   what the nodes' keys derive from
--fault  ${FAULTS.join(', ')}; may be repeated
--json   prints one line of JSON`;

/** A mistake of whoever called; its message is one line. */
class UsageError extends Error {}

interface Switches {
  port: number;
  seed?: string;
  faults: Fault[];
  json: boolean;
  help: boolean;
}

function parseSwitches(args: string[]): Switches {
  let values;
  try {
    ({values} = parseArgs({
      args,
      options: {
        port: {type: 'string'},
        seed: {type: 'string'},
        fault: {type: 'string', multiple: true},
        json: {type: 'boolean'},
        help: {type: 'boolean'},
      },
    }));
  } catch (error) {
    // Its first sentence names the argument; the rest explains `--`.
    throw new UsageError(
      (error as Error).message.split(/\. |\n/)[0]!.replace(/\.?$/, '; --help lists the switches.'),
    );
  }
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_500) {
    throw new UsageError(`--port is "${values.port!}", not a whole number from 0 to 65500.`);
  }
  return {
    port,
    ...(values.seed !== undefined && {seed: values.seed}),
    faults: (values.fault ?? []).map(faultOf),
    json: values.json ?? false,
    help: values.help ?? false,
  };
}

function faultOf(text: string): Fault {
  const [name = '', node] = text.split(':');
  if (!FAULTS.includes(name as never) || (node !== undefined && !/^[1-9]\d*$/.test(node))) {
    throw new UsageError(
      `--fault is "${text}", not one of ${FAULTS.join(', ')}, with :2 for node 2.`,
    );
  }
  return {fault: name, ...(node !== undefined && {node: Number(node)})} as Fault;
}

async function start(args: string[]): Promise<void> {
  const {port, faults, json, help, ...options} = parseSwitches(args);
  if (help) {
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
  const {startNetwork} = await import('./network');
  const network = await startNetwork({...options, ...(port !== 0 && {port})});
  for (const fault of faults) network.setFault(fault);
  const {v3, v2, v2Jalapeno, rpc, accounts, relay, control} = network;
  console.log(
    json ? JSON.stringify({v3, v2, v2Jalapeno, rpc, accounts, relay, control}) : describe(network),
  );
  await stopped;
  await network.stop();
  process.exit(0);
}

const WARNING =
  'A Lit network for tests: its keys are public and its nodes run in one process. Nothing of it is secure.';

function describe({v3, v2, v2Jalapeno, rpc, accounts, relay, control}: Network): string {
  const lines = [
    `Chain    ${rpc}`,
    `Relayer  ${relay}`,
    `Control  ${control}   curl -d '{"node": 1, "fault": "down"}' ${control}`,
    '',
    'Accounts, each with test tokens:',
    ...accounts.map(({address, privateKey}) => `  ${address}  ${privateKey}`),
  ];
  const releases = [
    ['SDK 3, Cayenne', v3],
    ['SDK 2, Serrano', v2],
    ['SDK 2, Jalapeno', v2Jalapeno],
  ] as const;
  for (const [name, options] of releases) {
    lines.push(
      '',
      `${name}:`,
      `  const client = new LitNodeClient(${JSON.stringify(options)});`,
      '  await client.connect();',
    );
  }
  return [...lines, '', 'Ctrl-C stops it.'].join('\n');
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
  if (command === 'run') {
    const {runCommand} = await import('./actions/command');
    process.exitCode = await runCommand(rest);
    return;
  }
  const isSwitch = command === undefined || command.startsWith('-');
  if (!isSwitch && command !== 'start')
    throw new UsageError(`There is no command "${command}"; --help lists them.`);
  await start(command === undefined ? [] : isSwitch ? [command, ...rest] : rest);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
