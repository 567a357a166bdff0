import type {Element} from 'hast';
import {h} from 'hastscript';
import {manifest} from '../../lib/node/routes';
import {parseInline} from '../../packages/sdk-facts/fact-table';
import {powerNamed, useOf, type Power} from '../../packages/sdk-facts/facts/powers';
import type {DocsVersion} from '../../site/versions';

/** The address of a power's row in the table of a docs version, below the base URL. */
export function rowOf(version: DocsVersion, {name}: Power): string {
  const page = manifest.find(
    ({area, doc}) => area === version && doc?.endsWith('authentication/security'),
  );
  return `${page!.path}#${name}`;
}

/**
 * A quiet line for each power: who can use it, how long, who ends it.
 *
 * @param of names with commas between them
 * @throws WrongUse for a name that the docs version does not have
 */
export const powerLines = (version: DocsVersion, of: string): Element[] =>
  of.split(', ').map((name) => {
    const power = powerNamed(version, name);
    return h('p.power', [
      h('a', {href: rowOf(version, power)}, power.thing),
      ...[
        ['Who', useOf(power)],
        ['How long', `${power.until}.`],
        ['Ended by', `${power.ends}.`],
      ].flatMap(([label, text]) => [' ', h('b', label), ' ', ...parseInline(text!)]),
    ]);
  });
