import url from '@generated/glossary/default/definitions.terms.json';
import type {Definitions} from '..';

let definitions: Promise<Definitions | undefined> | undefined;

async function fetchDefinitions(): Promise<Definitions | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(response.statusText);
    }
    return (await response.json()) as Definitions;
  } catch {
    // The link still leads to the entry; the next attempt may succeed.
    definitions = undefined;
    return undefined;
  }
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
