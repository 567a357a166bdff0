import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {load} from 'cheerio';
import {SaxesParser} from 'saxes';
import {DOCS_VERSIONS} from '../../site/versions';
import {changeFeedOf} from '../../features/change-feeds/feed-address.shared';
import {hasWholeHistory} from '../../lib/node/git-history';
import {ORIGIN, buildDir, builtPages, documentOf, readBuilt} from '../support/site';

const routes = new Set(builtPages.map(({route}) => route));

interface Entry {
  id: string;
  title: string;
  date: string;
  link: URL;
}

/** The entries of an Atom or RSS feed of the built site. */
function entriesOf(file: string): Entry[] {
  const xml = readBuilt(file);
  // Throws for what is no XML, which other parsers mend.
  new SaxesParser().write(xml).close();
  const $ = load(xml, {xml: true});
  const required = $('feed').length > 0 ? ['id', 'title', 'updated'] : ['title', 'description'];
  for (const name of required) {
    expect($('feed, channel').children(name).text(), name).toMatch(/\S/);
  }
  return $('entry, item')
    .toArray()
    .map((entry) => {
      const link = $(entry).children('link');
      return {
        id: $(entry).children('id, guid').text(),
        title: $(entry).children('title').text(),
        date: $(entry).children('updated, pubDate').text(),
        link: new URL(link.attr('href') ?? link.text()),
      };
    });
}

const changes = DOCS_VERSIONS.map(changeFeedOf);

for (const file of ['blog/rss.xml', 'blog/atom.xml', ...changes]) {
  // Git knows what changed only if it has all commits.
  const isMissing = changes.includes(file) && !hasWholeHistory();
  test.skipIf(isMissing)(`${file} is a valid feed of pages that are there`, () => {
    const entries = entriesOf(file);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
    for (const {title, date, link} of entries) {
      expect.soft(title).toMatch(/\S/);
      expect.soft(Date.parse(date), `date of ${title}`).not.toBeNaN();
      expect.soft(link.origin).toBe(ORIGIN);
      expect.soft(routes, title).toContain(decodeURI(link.pathname));
    }
  });
}

test.skipIf(hasWholeHistory())('no feed says what changed where Git does not know', () => {
  expect(changes.filter((file) => existsSync(path.join(buildDir, file)))).toEqual([]);
});

test('every page names the feeds', () => {
  const named = builtPages.map((page) => {
    const $ = documentOf(page);
    const links = $('link[rel="alternate"][type$="xml"]').toArray();
    return links
      .map((link) => $(link).attr('href')?.slice(1))
      .sort()
      .join(' ');
  });
  const feeds = ['blog/rss.xml', 'blog/atom.xml', ...(hasWholeHistory() ? changes : [])];
  expect([...new Set(named)]).toEqual([feeds.sort().join(' ')]);
});
