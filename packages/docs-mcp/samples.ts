import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {SiteError} from '../../lib/node/site-error';
import {addressOf, findPage} from './pages';
import type {Site} from './site';

type Figure = ReturnType<CheerioAPI>;

const nameOf = (figure: Figure): string => figure.find('.code-name').text();

/** What the page says below a code block: the release that it was checked against, whether it was run. */
function proofOf(figure: Figure): string {
  const proof = figure.next('.proof').text().trim();
  return proof && `\n${proof}`;
}

/** A code block as Markdown, with what its page says about it. */
function show(figure: Figure): string {
  const name = nameOf(figure);
  const language = /\.(\w+)$/.exec(name)?.[1] ?? '';
  const code = figure.find('pre').text().replace(/\n$/, '');
  // Longer than any fence inside.
  const fence = '`'.repeat(Math.max(3, ...(code.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return `${name}:\n${fence}${language}\n${code}\n${fence}${proofOf(figure)}`;
}

/**
 * The samples of a page with their proofs and outputs.
 *
 * @param asked the page
 * @param title the name above the sample; without it, the names are listed
 * @throws SiteError if there is no such page, or no such sample on it
 */
export async function sampleAnswer(site: Site, asked: string, title?: string): Promise<string> {
  const ownPath = await findPage(site, asked);
  const address = addressOf(site, ownPath);
  const $ = load(await site.read(path.posix.join('.', ownPath, 'index.html')));
  const figures = $('figure.code')
    .toArray()
    .map((figure) => $(figure));
  const samples = figures.filter((figure) => !figure.is('.code-output'));
  const names = [...new Set(samples.map(nameOf))].join(', ') || 'none';
  if (title === undefined) {
    return `Samples of ${address}: ${names}`;
  }
  const wanted = samples.filter((sample) => nameOf(sample).toLowerCase() === title.toLowerCase());
  if (wanted.length === 0) {
    throw new SiteError(address, `has no sample "${title}"; its samples are ${names}`);
  }
  const withOutput = wanted.flatMap((sample) => {
    const next = figures[figures.indexOf(sample) + 1];
    return next?.is('.code-output') ? [show(sample), show(next)] : [show(sample)];
  });
  return [`From ${address}`, ...withOutput].join('\n\n');
}
