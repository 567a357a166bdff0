import {documentOf} from './documents';
import type {BuiltPage} from './site';

/** The files of a page, relative to the build folder, each once. */
export interface PageFiles {
  /** What a reader who only reads is sent: the HTML, styles, images. */
  readonly toRead: readonly string[];
  /** What comes once the reader does more: the application and the chunks of the page's routes. */
  readonly toWork: readonly string[];
}

/** The files that a first visit to a page fetches. */
export function filesOf(page: BuiltPage): PageFiles {
  const $ = documentOf(page);
  const valuesOf = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute)!);
  const inBuild = (addresses: readonly string[]): string[] =>
    addresses
      .filter((address) => address.startsWith('/'))
      .map((address) => decodeURI(address.slice(1)));
  const toRead = inBuild([
    ...valuesOf('script[src], img[src]', 'src'),
    ...valuesOf('link[rel="stylesheet"], link[rel="icon"], link[rel="preload"]', 'href'),
  ]);
  const toWork = inBuild(
    valuesOf('meta[name="application-files"], meta[name="page-files"]', 'content')
      .join(' ')
      .split(' '),
  );
  return {toRead: [...new Set([page.file, ...toRead])], toWork: [...new Set(toWork)]};
}
