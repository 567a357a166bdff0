import {expect, test} from 'vitest';
import {load} from 'cheerio';
import {ORIGIN, builtPages, documentOf, readBuilt} from '../support/site';

const routes = new Set(builtPages.map(({route}) => route));

interface Entry {
  id: string;
  title: string;
  date: string;
  link: URL;
}

/** The entries of an Atom or RSS feed of the built site. */
function entriesOf(file: string): Entry[] {
  const $ = load(readBuilt(file), {xml: true});
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

const FEEDS = ['blog/atom.xml', 'blog/rss.xml'];

for (const file of FEEDS) {
  test(`${file} is a feed of pages that are there`, () => {
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

test('every page names the feeds', () => {
  const named = builtPages.map((page) => {
    const $ = documentOf(page);
    const links = $('link[rel="alternate"][type$="xml"]').toArray();
    return links
      .map((link) => $(link).attr('href')?.slice(1))
      .sort()
      .join(' ');
  });
  expect([...new Set(named)]).toEqual([FEEDS.join(' ')]);
});
