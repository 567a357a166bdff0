import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

/** Scripts that browsers run; `type="application/json"` and the like are data. */
const RUNS = /^(?:|module|text\/javascript)$/;

/** What browsers compare the inline scripts of a page with: `sha256-…`. */
export const inlineScripts = ($: CheerioAPI): string[] =>
  $('script:not([src])')
    .toArray()
    .filter((script) => RUNS.test($(script).attr('type') ?? ''))
    .map((script) => `sha256-${createHash('sha256').update($(script).text()).digest('base64')}`);
