import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {openSearchDescription, openSearchTag} from './open-search';

const SITE = {
  siteConfig: {title: 'Keys & Co', url: 'https://docs.example.org', favicon: 'img/favicon.svg'},
  baseUrl: '/docs/',
};

it('browsers are told the name, the icon and the search page, and find that where the tag says', () => {
  const description = load(openSearchDescription(SITE), {xml: true});
  expect(description('ShortName').text()).toBe('Keys & Co');
  expect(description('Image').text()).toBe('https://docs.example.org/docs/img/favicon.svg');
  const [search, self] = description('Url').toArray();
  expect(search!.attribs.template).toBe('https://docs.example.org/docs/search?q={searchTerms}');
  expect(self!.attribs.template).toBe('https://docs.example.org/docs/opensearch.xml');
  expect(openSearchTag(SITE)).toMatchObject({attributes: {href: '/docs/opensearch.xml'}});
});
