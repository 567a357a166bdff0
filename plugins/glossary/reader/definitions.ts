import url from '@generated/glossary/default/definitions.terms.json';
import {loadExtraJson} from '../../../src/browser/loadExtra';
import type {Definitions} from '..';

let definitions: Promise<Definitions | undefined> | undefined;

async function fetchDefinitions(): Promise<Definitions | undefined> {
  const fetched = await loadExtraJson<Definitions>(url);
  // Without it, the link still leads to the entry.
  definitions = fetched && definitions;
  return fetched;
}

/** The title and the definition of the entry that a link leads to. All are fetched once, in one file. */
export async function definitionOf({
  pathname,
  hash,
}: HTMLAnchorElement): Promise<[title: string, definition: string] | undefined> {
  definitions ??= fetchDefinitions();
  const [, entries] =
    Object.entries((await definitions) ?? {}).find(([route]) => pathname.endsWith(route)) ?? [];
  return entries?.[decodeURIComponent(hash.slice(1))];
}
