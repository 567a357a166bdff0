import DIFFERENCES from 'lit-local-network/differences.json';
import {code, parseInline, rowsOf, type FactTable} from '../fact-table';
import type {Release} from '../release';
import {readFaultOutcomes} from './errors';

/** Differences of the local network from the real one. */
export function differencesTable(): FactTable {
  return {
    caption: 'What the local network does differently',
    ...rowsOf(DIFFERENCES, {
      What: ({what}) => what,
      'On your machine': ({here}) => here,
      'On the real network': ({real}) => real,
      'Known from': ({evidence}) => evidence,
    }),
    unit: 'difference',
    shown: 3,
    source: 'From the sources of `lit-local-network`, which lists what its authors decided.',
  };
}

/** Each call as readers know it. */
const CALLS: Readonly<Record<string, Readonly<Record<Release['version'], string>>>> = {
  connect: {v3: '`connect()`', v2: '`connect()`'},
  'connect and encrypt': {v3: '`encrypt`', v2: '`saveEncryptionKey`'},
  decrypt: {v3: '`decrypt`', v2: '`getEncryptionKey`'},
  token: {v3: '`getSignedToken`', v2: '`getSignedToken`'},
  sign: {v3: '`pkpSign`', v2: '`pkpSign`'},
};

/** Behaviour of an SDK release under each fault of the local network. */
export function faultsTable(release: Release): FactTable {
  const outcomes = readFaultOutcomes(release);
  const faults = [...new Set(outcomes.map(({fault}) => fault))];
  const resultOf = (fault: string, nodes: readonly string[]): string => {
    const found = outcomes.filter((row) => row.fault === fault && nodes.includes(row.nodes));
    const results = [...new Set(found.map(({outcome}) => outcome))];
    return results
      .map((result) => {
        const calls = found.filter(({outcome}) => outcome === result);
        const names = calls.map(({call}) => CALLS[call]![release.version]).join(', ');
        const text = result === 'works' || result === 'wrong result' ? result : `\`${result}\``;
        return results.length === 1 ? text : `${names}: ${text}`;
      })
      .join('; ');
  };
  return {
    caption: `What SDK ${release.name} makes of each fault`,
    ...rowsOf(faults, {
      Fault: (fault) => code(fault),
      'On one node': (fault) => parseInline(resultOf(fault, ['one']) || '–'),
      'On all': (fault) => parseInline(resultOf(fault, ['all', 'too many']) || '–'),
    }),
    source: 'From runs on the local network; a wrong result comes without an error.',
  };
}
