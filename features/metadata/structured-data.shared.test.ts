import {expect, it} from 'vitest';
import {structuredData} from './structured-data.shared';

const HOME = {name: 'Lit Protocol', path: '/docs/'};
const VERSION = {name: 'v3.x.x', path: '/docs/v3/'};
const PAGE = {
  title: 'Usage',
  description: 'How to.',
  path: '/docs/v3/usage',
  above: [HOME, VERSION],
};

const graphOf = (page: Parameters<typeof structuredData>[1]): Record<string, unknown>[] =>
  (JSON.parse(structuredData('https://a.example', page)) as {'@graph': Record<string, unknown>[]})[
    '@graph'
  ];

it('says what a page is and where it stands', () => {
  expect(graphOf(PAGE)).toEqual([
    {
      '@type': 'TechArticle',
      headline: 'Usage',
      description: 'How to.',
      url: 'https://a.example/docs/v3/usage',
      author: {
        '@type': 'Organization',
        name: 'Lit Protocol',
        url: 'https://a.example/docs/',
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Lit Protocol', item: 'https://a.example/docs/'},
        {'@type': 'ListItem', position: 2, name: 'v3.x.x', item: 'https://a.example/docs/v3/'},
        {'@type': 'ListItem', position: 3, name: 'Usage', item: 'https://a.example/docs/v3/usage'},
      ],
    },
  ]);
});

it('dates a page only where its last change is known', () => {
  expect(graphOf({...PAGE, changed: Date.UTC(2023, 10, 14)})[0]).toHaveProperty(
    'dateModified',
    '2023-11-14',
  );
  expect(graphOf({...PAGE, changed: null})[0]).not.toHaveProperty('dateModified');
});

it('names the first page of a version once', () => {
  expect(graphOf({...PAGE, path: VERSION.path})[1]).toHaveProperty('itemListElement.length', 2);
});

it('ends no script element', () => {
  expect(structuredData('https://a.example', {...PAGE, title: '</script>'})).not.toContain('<');
});
