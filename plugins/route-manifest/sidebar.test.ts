import {describe, expect, it} from 'vitest';
import type {SidebarTree} from '../../site/sidebars';
import type {ManifestEntry} from './manifest';
import {itemsFromTree, sidebarFromTree} from './sidebar';

const TREE: SidebarTree = [
  {label: 'Start', doc: 'start'},
  {
    category: 'Guides',
    alwaysOpen: true,
    doc: 'guides/index',
    items: [
      {label: 'One', doc: 'guides/one'},
      {category: 'Deep', items: [{label: 'Two', doc: 'guides/two'}]},
    ],
  },
];

const toCome = (area: ManifestEntry['area'], doc: string): ManifestEntry => ({
  path: `/${doc}`,
  area,
  title: doc,
  doc,
  toCome: true,
});

const ALL = ['start', 'guides/index', 'guides/one', 'guides/two'];

/** The items when only some docs exist; the others are to come. */
function itemsWith(...existing: string[]) {
  const others = ALL.filter((doc) => !existing.includes(doc)).map((doc) => toCome('v3', doc));
  return itemsFromTree({tree: TREE, area: 'v3'}, new Set(existing), others);
}

describe('itemsFromTree', () => {
  it('shows the whole tree when every page exists', () => {
    expect(itemsWith(...ALL)).toEqual([
      {type: 'doc', id: 'start', label: 'Start'},
      {
        type: 'category',
        label: 'Guides',
        collapsible: false,
        collapsed: false,
        link: {type: 'doc', id: 'guides/index'},
        items: [
          {type: 'doc', id: 'guides/one', label: 'One'},
          {
            type: 'category',
            label: 'Deep',
            collapsible: true,
            collapsed: true,
            items: [{type: 'doc', id: 'guides/two', label: 'Two'}],
          },
        ],
      },
    ]);
  });

  it('leaves out pages to come, and categories that have no other', () => {
    expect(itemsWith('guides/index', 'guides/one')).toEqual([
      expect.objectContaining({
        label: 'Guides',
        items: [{type: 'doc', id: 'guides/one', label: 'One'}],
      }),
    ]);
    expect(itemsWith('start')).toEqual([{type: 'doc', id: 'start', label: 'Start'}]);
  });

  it('makes a page of a category that has an index page and nothing else', () => {
    expect(itemsWith('guides/index')).toEqual([{type: 'doc', id: 'guides/index', label: 'Guides'}]);
  });

  it('keeps the pages of a category whose index is to come', () => {
    const [guides] = itemsWith('guides/two');
    expect(guides).toMatchObject({label: 'Guides', items: [{label: 'Deep'}]});
    expect(guides).not.toHaveProperty('link');
  });

  it.each([
    ['a page', [{label: 'Start', doc: 'strat'}]],
    ['a page in a category', [{category: 'A', items: [{label: 'Start', doc: 'strat'}]}]],
    ['an index page', [{category: 'A', doc: 'strat', items: []}]],
  ])('refuses %s that does not exist', (_what, tree) => {
    expect(() => itemsFromTree({tree, area: 'v3'}, new Set(ALL), [])).toThrow(
      'site/sidebars/v3.json: "strat" is neither a page nor marked "toCome" in site/routes.json; fix the id or write the page',
    );
  });

  it('does not take a page to come in another area for its own', () => {
    const tree = [{label: 'Start', doc: 'start'}];
    const others = [toCome('v2', 'start')];
    expect(() => itemsFromTree({tree, area: 'v3'}, new Set(), others)).toThrow(
      '"start" is neither a page nor marked',
    );
  });
});

describe('sidebarFromTree', () => {
  const generate = sidebarFromTree({current: 'v3'}, {v3: TREE});
  const args = (versionName: string) =>
    ({version: {versionName}, docs: ALL.map((id) => ({id}))}) as Parameters<typeof generate>[0];

  it('uses the tree of the version', () => {
    expect(generate(args('current'))).toEqual(itemsWith(...ALL));
  });

  it('says which version has no tree', () => {
    expect(() => generate(args('1.0'))).toThrow(
      'site/sidebars/index.ts: no sidebar for "1.0"; add its tree',
    );
  });
});
