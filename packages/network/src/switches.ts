import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type {NetworkOptions} from './network';
import {type Fault, FAULTS} from './nodes/faults';
import {FIRST_PORT, NETWORKS, type NetworkName, PORT_COUNT} from './ports';
import {DEFAULT_DATE} from './rules/node-rules';
import type {PkpSeed} from './seeds/pkps';

const NAMES = NETWORKS.map(({name}) => name);

export const USAGE = `lit-local-network [switches]                  starts a network
lit-local-network exec [switches] -- command  starts one, runs the command with it, and stops
lit-local-network run action.js [--help]      runs one Lit Action, without a network

--port ${FIRST_PORT}        first of ${PORT_COUNT} ports in a row; 0 takes free ones, as exec does
--only name        starts one network: ${NAMES.join(', ')}
--date ${DEFAULT_DATE}     rules of that month; --strict: all refusals of any date
--fault name:2     breaks node 2; may be repeated: ${FAULTS.join(', ')}
--pkp account=1    mints a PKP; may be repeated; account=1,scope=1,release=2
--fetch file.json  answers of fetch in Lit Actions, by address
--load-state file  goes on from a state; --dump-state file writes it at the end
--seed text        what the nodes' keys derive from
--log              prints a line for each request
--offline          with exec: lets nothing leave this machine
--json             prints one line of JSON`;

/** A mistake of whoever called; its message is one line. */
export class UsageError extends Error {}

export interface Switches {
  options: NetworkOptions;
  faults: Fault[];
  pkps: PkpSeed[];
  dumpState?: string;
  log: boolean;
  offline: boolean;
  json: boolean;
  help: boolean;
}

/**
 * Reads the command line.
 *
 * @param usualPort 0 takes free ones
 * @throws UsageError
 */
export function parseSwitches(args: string[], usualPort: number): Switches {
  const values = parse(args);
  const port = Number(values.port ?? usualPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_500) {
    throw new UsageError(`--port is "${values.port!}", not a whole number from 0 to 65500.`);
  }
  const {only, date, seed, strict} = values;
  if (only !== undefined && !NAMES.includes(only as never)) {
    throw new UsageError(`--only is "${only}", not one of ${NAMES.join(', ')}.`);
  }
  if (date !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/.test(date)) {
    throw new UsageError(`--date is "${date}", not a month such as ${DEFAULT_DATE}.`);
  }
  const options: NetworkOptions = {
    ...(port !== 0 && {port}),
    ...(only !== undefined && {only: only as NetworkName}),
    ...(date !== undefined && {date}),
    ...(seed !== undefined && {seed}),
    ...(strict !== undefined && {strict}),
    ...(values.fetch !== undefined && {fetches: readJson('--fetch', values.fetch) as object}),
    ...(values['load-state'] !== undefined && {
      state: readJson('--load-state', values['load-state']) as NetworkOptions['state'],
    }),
  } as NetworkOptions;
  return {
    options,
    faults: (values.fault ?? []).map(faultOf),
    pkps: (values.pkp ?? []).map(pkpOf),
    ...(values['dump-state'] !== undefined && {dumpState: values['dump-state']}),
    log: values.log ?? false,
    offline: values.offline ?? false,
    json: values.json ?? false,
    help: values.help ?? false,
  };
}

function parse(args: string[]) {
  const text = {type: 'string'} as const;
  const many = {type: 'string', multiple: true} as const;
  const flag = {type: 'boolean'} as const;
  try {
    return parseArgs({
      args,
      options: {
        ...{port: text, only: text, date: text, seed: text, fetch: text, fault: many, pkp: many},
        ...{'load-state': text, 'dump-state': text},
        ...{strict: flag, log: flag, offline: flag, json: flag, help: flag},
      },
    }).values;
  } catch (error) {
    // Its first sentence names the argument; the rest explains `--`.
    throw new UsageError(
      (error as Error).message.split(/\. |\n/)[0]!.replace(/\.?$/, '; --help lists the switches.'),
    );
  }
}

function readJson(name: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${name}: ${file} cannot be read: ${(error as Error).message}`);
  }
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

/** The numbers that a PKP may have. */
const PKP_FIELDS = {account: [1, 10], scope: [1, 2], release: [2, 3]} as const;

function pkpOf(text: string): PkpSeed {
  const fields = text.split(',').map((field) => {
    const [name = '', value = ''] = field.split('=');
    const range = Object.hasOwn(PKP_FIELDS, name) && PKP_FIELDS[name as keyof typeof PKP_FIELDS];
    const number = Number(value);
    if (!range || !Number.isInteger(number) || number < range[0] || number > range[1]) {
      throw new UsageError(`--pkp is "${text}", not like account=1,scope=1,release=3.`);
    }
    return [name, number];
  });
  return Object.fromEntries(fields) as PkpSeed;
}
