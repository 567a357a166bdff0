import POWERS from '../data/powers.json';
import {parseInline, rowsOf, type FactTable} from '../fact-table';
import {WrongUse, type Release} from '../release';
import type {DocsVersion} from '../../../site/versions';

/** A proof, session, token, key or way of giving up control: who can use it, for what, how long, and who ends it. */
export type Power = (typeof POWERS)[number];

/** Those of a docs version, in the order of the table. */
export const readPowers = (version: DocsVersion): Power[] =>
  POWERS.filter(({versions}) => versions.includes(version));

/** @throws WrongUse for a name that this docs version does not have */
export function powerNamed(version: DocsVersion, name: string): Power {
  const powers = readPowers(version);
  const found = powers.find((power) => power.name === name);
  if (!found) {
    const names = powers.map((power) => power.name).join(', ');
    throw new WrongUse(`"${name}" is unknown; write some of ${names}`);
  }
  return found;
}

/** The powers that code makes use of. */
export const powersIn = (version: DocsVersion, code: string): Power[] =>
  readPowers(version).filter(({madeBy}) => madeBy !== undefined && new RegExp(madeBy).test(code));

/** A sentence on who can use it, and for what. */
export const useOf = ({who, what}: Power): string => `${who} can ${what}.`;

function evidenceOf({evidence}: Power): string {
  const sources = evidence.flatMap(({source}) => source ?? []);
  const tested = evidence.length > sources.length ? ['Tests on a local network'] : [];
  return [...tested, ...sources].join('. ');
}

/** The table of powers. Its rows have their names as ids, for links. */
export function powersTable({version}: Release): FactTable {
  const powers = readPowers(version);
  return {
    caption: 'Who can use what, for how long, and who can end it',
    ...rowsOf(powers, {
      Thing: ({thing}) => thing,
      'Who can use it, for what': (power) => parseInline(useOf(power)),
      'How long': ({until}) => parseInline(until),
      'Who can end it': ({ends}) => parseInline(ends),
      'It does not say': ({silent}) => parseInline(silent),
      'Known from': (power) => parseInline(evidenceOf(power)),
    }),
    ids: powers.map(({name}) => name),
    shown: 4,
    source: 'Nodes as `lit-local-network` has them; each row says what it is known from.',
  };
}
