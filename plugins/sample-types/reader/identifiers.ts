import {fetchOnce} from '../../shared/fetch-once';
import type {PageTypes, TypedIdentifier} from '../page-data';
import {isOn, lineAt, rangeInCode} from './code-text';

/** An identifier of a block on the page, with what is known about it. */
export interface Identifier {
  block: HTMLElement;
  /** Place among the block's identifiers. */
  index: number;
  range: Range;
  signature: string;
  documentation: string | undefined;
}

const loaded = new Map<string, PageTypes>();

/** Address of the page's types, and the block's id in them. */
function addressOf(block: Element): {url: string; id: string} {
  const [url = '', id = ''] = block.closest<HTMLElement>('figure')?.dataset.types?.split('#') ?? [];
  return {url, id};
}

/** Fetches the types of a block's page, once. */
export async function loadTypes(block: Element): Promise<void> {
  const {url} = addressOf(block);
  const types = await fetchOnce<PageTypes>(url);
  if (types) {
    loaded.set(url, types);
  }
}

function identifiersOf(
  block: Element,
): {types: PageTypes; identifiers: TypedIdentifier[]} | undefined {
  const {url, id} = addressOf(block);
  const types = loaded.get(url);
  const identifiers = types?.blocks[id];
  return identifiers && {types, identifiers};
}

/**
 * One identifier of a block by its place; undefined out of range, or before its types are loaded.
 */
export function identifierAt(block: HTMLElement, index: number): Identifier | undefined {
  const known = identifiersOf(block);
  const identifier = known?.identifiers[index];
  const text = identifier && known.types.texts[identifier[3]];
  if (!identifier || !text) {
    return undefined;
  }
  const [line, column, length] = identifier;
  const range = rangeInCode(block, line, column, length);
  return range && {block, index, range, signature: text[0], documentation: text[1]};
}

/** How many identifiers of a block have a type; undefined before they are loaded. */
export function identifierCount(block: HTMLElement): number | undefined {
  return identifiersOf(block)?.identifiers.length;
}

/** The identifier at a point of the viewport. */
export function identifierAtPoint(
  block: HTMLElement,
  x: number,
  y: number,
): Identifier | undefined {
  const atLine = lineAt(block, x, y);
  const index = (identifiersOf(block)?.identifiers ?? []).findIndex(([line, column, length]) => {
    const range = line === atLine ? rangeInCode(block, line, column, length) : undefined;
    return range && isOn(range, x, y);
  });
  return identifierAt(block, index);
}
