import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync, type Message, type TransformFailure} from 'esbuild';
import {globSync} from 'tinyglobby';

/** Characters of a page. The longest has a fifth of that; parsing takes minutes for some megabytes. */
const LARGEST = 200_000;

/** What modules import, where a mistake would end in a stack. */
const DATA = '{features,packages,site,src}/**/*.json';

/** Where a text ends to be JSON, and why; undefined if it never does. */
function brokenAt(text: string): string | undefined {
  try {
    transformSync(text, {loader: 'json', logLevel: 'silent'});
    return undefined;
  } catch (error) {
    const [{text: reason, location}] = (error as TransformFailure).errors as [Message];
    return `${location?.line ?? 1}: ${reason}`;
  }
}

/**
 * Says what keeps every other check from running: data that is no JSON, and pages that are too large to parse.
 *
 * @param root the project's folder
 * @param pages with their paths in that folder
 * @returns what is wrong, as `file:line: message`
 */
export function unreadable(root: string, pages: readonly {path: string; text: string}[]): string[] {
  const data = globSync(DATA, {cwd: root, ignore: '**/node_modules/**'}).flatMap((file) => {
    const broken = brokenAt(readFileSync(path.join(root, file), 'utf8'));
    return broken === undefined ? [] : [`${file}:${broken}; mend it there or in the line above`];
  });
  const large = pages
    .filter(({text}) => text.length > LARGEST)
    .map(
      ({path: file, text}) =>
        `${file}:1: has ${text.length} characters, ${LARGEST} are allowed; make several pages of it`,
    );
  return [...data, ...large];
}
