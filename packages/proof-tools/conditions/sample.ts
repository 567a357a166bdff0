import {own} from '../json';
import {type Conditions, familyOf, isGroup, isOperator, type Item, leavesOf} from './model';
import VERSIONS from './versions.json';

/** A release of the SDK, by the docs version that describes it. */
export type Release = keyof typeof VERSIONS.encrypt;

/** The lines that encrypt under conditions. `CONDITIONS` and `CHAIN` stand for those of a list. */
const ENCRYPT: Readonly<Record<Release, readonly string[]>> = VERSIONS.encrypt;

/** JSON as samples write it: names without quotes, plain text in single ones. Each stands at the start of a line. */
const write = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replace(/^( *(?:[\w$]+: )?)"([^"'\\]*)"(?=,?$)/gm, "$1'$2'");

/** The SDK's types of lists allow no groups, and only that of unified lists has operators. */
function fitsType({field, list}: Conditions): boolean {
  const isUnified = field === 'unifiedAccessControlConditions';
  return list.every((item) => {
    if (isGroup(item) || isOperator(item)) return isUnified && !isGroup(item);
    const pdaParams = own(item, 'pdaParams');
    const isCosmos = familyOf(item) === 'cosmos';
    return !isCosmos && !(Array.isArray(pdaParams) && pdaParams.length > 0);
  });
}

/** A chain whose wallets can prove what the conditions ask for. */
function walletChain(list: readonly Item[]): string {
  const families = leavesOf(list).map(familyOf);
  const [chain] = families.some((family) => family.startsWith('evm'))
    ? ['ethereum']
    : leavesOf(list).map((leaf) => own(leaf, 'chain'));
  return typeof chain === 'string' ? chain : 'ethereum';
}

/**
 * A program for a release that encrypts under conditions, in TypeScript.
 *
 * @param conditions whose check has found no error
 */
export function sampleWith(conditions: Conditions, release: Release): string {
  const {field, list} = conditions;
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}`;
  const value = write(list);
  const declared = fitsType(conditions)
    ? `const ${field}: ${type} = ${value};`
    : `const ${field} = ${value} as unknown as ${type};`;
  const begin = VERSIONS.begin.join('\n').replace('TYPE', type);
  const encrypt = ENCRYPT[release]
    .join('\n')
    .replaceAll('CONDITIONS', () => field)
    .replaceAll('CHAIN', () => write(walletChain(list)));
  return `${begin}\n\n${declared}\n\n${encrypt}\n`;
}

/**
 * The ids by which sessions name what conditions protect, with what each stands for.
 *
 * @param hash of the conditions
 */
export function resourceIds(hash: string, release: Release): (readonly [string, string])[] {
  const templates: Readonly<Record<Release, readonly string[][]>> = VERSIONS.resources;
  return templates[release].map(([name, id]) => [name!, id!.replace('HASH', hash)]);
}
