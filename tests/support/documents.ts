import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {buildDir, type BuiltPage} from './site';

const parsed = new Map<string, CheerioAPI>();

/** The source of a built page. */
export function htmlOf({file}: BuiltPage): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

/** A built page, parsed, with what readers without scripts see; each is parsed once. */
export function documentOf(page: BuiltPage): CheerioAPI {
  const document = parsed.get(page.file) ?? load(htmlOf(page), {scriptingEnabled: false});
  parsed.set(page.file, document);
  return document;
}
