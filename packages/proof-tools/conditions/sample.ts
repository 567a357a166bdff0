import {own} from '../json';
import {type Conditions, familyOf, isGroup, isOperator, type Item, leavesOf} from './model';
import VERSIONS from './versions.json';

/** A release of the SDK, by the docs version that describes it. */
export type Release = keyof typeof VERSIONS.encrypt;

/** The lines that encrypt under conditions. `CONDITIONS` and `CHAIN` stand for those of a list. */
const ENCRYPT: Readonly<Record<Release, readonly string[]>> = VERSIONS.encrypt;

/** A name of JavaScript that needs no quotes. */
const NAME = /^[A-Za-z_$][\w$]*$/;

/** JSON as samples write it: names without quotes, text in single ones. */
function write(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') {
    return value.includes("'") || value.includes('\\') || /[^\x20-\x7e]/.test(value)
      ? JSON.stringify(value)
      : `'${value}'`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => write(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${NAME.test(name) ? name : JSON.stringify(name)}: ${write(item, inner)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  const blank = isList || parts.length === 0 ? '' : ' ';
  const line = `${open!}${blank}${parts.join(', ')}${blank}${close!}`;
  const isShort = line.length + indent.length < 76 && !line.includes('\n');
  return isShort
    ? line
    : `${open!}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close!}`;
}

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
  const value = write(list, '');
  const declared = fitsType(conditions)
    ? `const ${field}: ${type} = ${value};`
    : `const ${field} = ${value} as unknown as ${type};`;
  const begin = VERSIONS.begin.join('\n').replace('TYPE', type);
  const encrypt = ENCRYPT[release]
    .join('\n')
    .replaceAll('CONDITIONS', () => field)
    .replaceAll('CHAIN', () => write(walletChain(list), ''));
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
