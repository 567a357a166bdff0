import type {CheerioAPI} from 'cheerio';

/** What of a page's content its Markdown has in another form, or leaves out because it is for eyes and hands. */
const NOT_IN_MARKDOWN = [
  ...['[aria-hidden=true]:not(svg)', '[role=group]', '.doc-version', '.errors b', '.meaning span'],
  ...['.facts-actions', 'figure.code > figcaption', 'tr.more summary'],
]
  .map((selector) => `main ${selector}`)
  .join();

const IGNORED = 'data-markdown-ignore';

/** What features/search/plugin.ts reads while the site is built; 90 bytes a page. */
const FOR_THE_BUILD = 'meta[name=keywords], meta[name=docusaurus_tag]';

/** A start tag; that of a script with what it holds, which stays as it is. */
const START_TAG = /(<[a-z][^<>]*>)((?<=<script\b[^<>]*>)[^]*?<\/script>)?/gi;

/**
 * Writes a page so that programs read it as browsers do: with the closing tags that the minifier leaves out, which simple
 * parsers need, and with `data-markdown-ignore`, by which they know what not to look for in the Markdown. Both together
 * take less than 300 bytes of a page, 50 as a rule, once it is compressed. What was only for the build goes.
 *
 * @param $ the page, which is as before afterwards, but for the order of its metadata
 */
export function forPrograms($: CheerioAPI): string {
  const ignored = $(NOT_IN_MARKDOWN).attr(IGNORED, '');
  const removed = $(FOR_THE_BUILD).remove();
  const html = $.html().replace(
    START_TAG,
    (_all, tag: string, script: string | undefined) =>
      tag.replace(/=""(?=[\s>])/g, '') + (script ?? ''),
  );
  ignored.removeAttr(IGNORED);
  $('head').append(removed);
  return html;
}
