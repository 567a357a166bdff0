import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {openSearchDescription, openSearchTag} from './open-search';

const SITE = {
  siteConfig: {title: 'Keys & Co', url: 'https://docs.example.org', favicon: 'img/favicon.svg'},
  baseUrl: '/docs/',
};

const description = () => load(openSearchDescription(SITE), {xml: true});

describe('the OpenSearch description', () => {
  it('leads browsers to the search page with what was typed', () => {
    expect(description()('Url[type="text/html"]').attr('template')).toBe(
      'https://docs.example.org/docs/search?q={searchTerms}',
    );
  });

  it('says where it is, and the tag of the pages says the same', () => {
    expect(description()('Url[rel="self"]').attr('template')).toBe(
      'https://docs.example.org/docs/opensearch.xml',
    );
    expect(openSearchTag(SITE)).toMatchObject({attributes: {href: '/docs/opensearch.xml'}});
  });

  it('names the site and its icon, whatever signs are in the name', () => {
    expect(description()('ShortName').text()).toBe('Keys & Co');
    const image = description()('Image');
    expect(image.text()).toBe('https://docs.example.org/docs/img/favicon.svg');
    // The server says its type, whatever file is configured.
    expect(image.attr('type')).toBeUndefined();
  });
});
