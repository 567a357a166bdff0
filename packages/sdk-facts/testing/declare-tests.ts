import escapeStringRegexp from 'escape-string-regexp';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {type ErrorRow, readErrorTable, readFaultOutcomes} from '../facts/errors';
import type {DocsVersion} from '../../../site/versions';
import {releaseOf} from '../release';
import {callsOf, outcomeOf, setFault} from './faults';
import {nodeErrors} from './node-errors';
import {sdkErrors} from './sdk-errors';
import {
  describeThrown,
  setStage,
  type NetworkName,
  type Provocations,
  type Stage,
  type Thrown,
} from './stage';

/**
 * Declares the tests of a release's errors. Each release has a file of its own: in one process the
 * second SDK would find the WebAssembly of the first under the same global name.
 */
export function testErrors(version: DocsVersion): void {
  const table = readErrorTable(releaseOf(version));
  const produced = new Set<ErrorRow>();
  let stage: Stage;

  beforeAll(async () => {
    stage = await setQuietStage(version);
  });
  afterAll(() => stage.network.stop());

  /** Provokes each error, and returns what the table lacks of it. */
  async function provoke(provocations: Provocations, network?: NetworkName): Promise<string[]> {
    const lacking: string[] = [];
    for (const [what, run] of Object.entries(provocations)) {
      const thrown = await thrownBy(run);
      const row = thrown && rowOf(thrown, table, network);
      if (row) produced.add(row);
      else lacking.push(`${what}: ${JSON.stringify(thrown)}`);
    }
    return lacking;
  }

  it.each(releaseOf(version).networks as NetworkName[])(
    'has what the nodes of %s answer',
    async (network) => {
      expect(await provoke(nodeErrors(stage, network), network)).toEqual([]);
    },
  );

  it('has what the SDK throws by itself', async () => {
    const [network] = Object.keys(stage.clients) as [NetworkName];
    expect(await provoke(sdkErrors(stage), network)).toEqual([]);
  });

  it('names as provoked what was, and nothing else', () => {
    const texts = (rows: Iterable<ErrorRow>) =>
      [...rows].map(({code, message, networks}) => [code, message, ...networks].join(' ')).sort();
    const marked = table.filter(({evidence}) => evidence === 'provoked');
    expect(texts(marked)).toEqual(texts(produced));
  });
}

/** Declares the tests of what an app of a release sees of the network's faults. */
export function testFaults(version: DocsVersion): void {
  it('has what an app sees of each fault', async () => {
    const stage = await setQuietStage(version);
    try {
      const rows = readFaultOutcomes(releaseOf(version));
      const calls = await callsOf(stage);
      const found: typeof rows = [];
      for (const row of rows) {
        setFault(stage, row);
        found.push({...row, outcome: await outcomeOf(calls[row.call]!)});
      }
      expect(found).toEqual(rows);
      const table = readErrorTable(releaseOf(version));
      const isInTable = ({outcome}: (typeof rows)[number]) =>
        ['works', 'wrong result'].includes(outcome) ||
        table.some(({code, message}) => outcome === code || message?.startsWith(outcome));
      expect(rows.filter((row) => !isInTable(row))).toEqual([]);
    } finally {
      await stage.network.stop();
    }
  });
}

/** A stage without what the SDK prints of each refusal. */
function setQuietStage(version: DocsVersion): Promise<Stage> {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return setStage(version);
}

async function thrownBy(run: () => unknown): Promise<Thrown | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return describeThrown(error);
  }
}

/** The row of the table that says what was thrown; of several, the one that says most. */
function rowOf(
  thrown: Thrown,
  table: readonly ErrorRow[],
  network?: NetworkName,
): ErrorRow | undefined {
  const rows = table.filter(
    ({code, kind, status, form, message, thrownBy, networks}) =>
      code === thrown.code &&
      kind === thrown.kind &&
      status === thrown.status &&
      form === thrown.form &&
      (thrownBy === 'SDK' || networks.includes(network!)) &&
      (message === undefined || isWordForWord(message, thrown.message)),
  );
  return rows.sort((a, b) => (b.message?.length ?? 0) - (a.message?.length ?? 0))[0];
}

/** Compares a text with that of the table, in which `…` matches any text. */
const isWordForWord = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.split('…').map(escapeStringRegexp).join('[^]*')}$`).test(text);
