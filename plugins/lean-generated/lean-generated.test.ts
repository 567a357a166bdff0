import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {leanDocsVersion, leanSiteConfig} from './data';
import {leanRegistry, readRegistry, serverRegistry, shortNames} from './registry';
import {leanChunkNames, leanRoutes, routesWithOwnHash} from './routes';

const REGISTRY = `export default {
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/BlogTagsListPage"), "@theme/BlogTagsListPage", require.resolveWeak("@theme/BlogTagsListPage")],
  "01a90000": [() => import(/* webpackChunkName: "01a90000" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

const CHUNK_NAMES = JSON.stringify({
  '/v3-1ab': {__comp: '17896441'},
  '/v3-2cd': {__comp: '17896441', items: [{content: '01a90000'}]},
  '/v3/a-b-3ef': {__comp: '17896441', content: '01a85c17'},
});

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/v3',
    component: ComponentCreator('/v3', '1ab'),
    routes: [
      {
        path: '/v3',
        component: ComponentCreator('/v3', '2cd'),
        exact: true
      },
      {
        path: '/v3/a-b',
        component: ComponentCreator('/v3/a-b', '3ef'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

/** Evaluates a generated routes file, with calls of `ComponentCreator` written down. */
function routesOf(source: string): unknown {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const context = {ComponentCreator: (...args: string[]) => args.join('|'), routes: undefined};
  runInNewContext(body, context);
  return context.routes;
}

describe('chunk names', () => {
  const registry = readRegistry(REGISTRY);
  const names = shortNames(registry);

  test('are cut to three characters, or as many as tell them apart', () => {
    expect([...names].sort()).toEqual([
      ['01a85c17', '01a'],
      ['01a90000', '01a9'],
      ['17896441', '178'],
    ]);
  });

  test('are the same in the registry and in the table of routes', () => {
    const lean = leanRegistry(registry, names);
    expect(lean).toContain(
      '"01a9": [() => import(/* webpackChunkName: "01a9" */ "@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")],',
    );
    expect(lean).not.toContain('01a90000');
    expect(JSON.parse(leanChunkNames(CHUNK_NAMES, new Set(['/v3']), names))).toEqual({
      '/v3-1ab': {__comp: '178'},
      '/v3-2cd': {__comp: '178', items: [{content: '01a9'}]},
      '/v3/a-b-0': {__comp: '178', content: '01a'},
    });
  });

  test('are what rendering tells of a module', () => {
    expect(serverRegistry(registry, names)).toContain(
      '"01a90000": [() => import("@site/docs/a.mdx"), "01a9", require.resolveWeak("@site/docs/a.mdx")],',
    );
  });

  test.each([
    ['an object for an entry', 'export default {"01a": {load: () => import("@theme/A")}};'],
    ['another order', 'export default {"01a": ["@theme/A", () => import("@theme/A"), 1]};'],
    [
      'two modules',
      'export default {"01a": [() => 1, "@theme/A", require.resolveWeak("@theme/B")]};',
    ],
    ['no module', 'module.exports = {};'],
  ])('are not made of a registry with %s', (_what, source) => {
    expect(() => readRegistry(source)).toThrow(
      'plugins/lean-generated: Docusaurus generates registry.js in another form: adapt the plugin',
    );
  });
});

describe('routes', () => {
  test('keep a hash only where two routes have one path', () => {
    expect([...routesWithOwnHash(CHUNK_NAMES)]).toEqual(['/v3']);
  });

  test('are those that Docusaurus generated, apart from the hashes', () => {
    expect(routesOf(leanRoutes(ROUTES, new Set(['/v3'])))).toEqual([
      {
        path: '/v3',
        component: '/v3|1ab',
        routes: [
          {path: '/v3', component: '/v3|2cd', exact: true},
          {path: '/v3/a-b', component: '/v3/a-b|0', exact: true, sidebar: 'docs'},
        ],
      },
      {path: '*', component: '*'},
    ]);
  });

  test('of pages are calls', () => {
    expect(leanRoutes(ROUTES, new Set(['/v3']))).toContain('page("/v3/a-b","0","docs")');
  });

  test('with one more attribute end the build', () => {
    const source = ROUTES.replace('exact: true', 'exact: true,\n        strict: true');
    expect(() => leanRoutes(source, new Set())).toThrow(
      'Docusaurus generates routes.js in another',
    );
  });
});

test('the configuration keeps what pages read', () => {
  const source = `/* A comment */\nexport default {"title": "Lit", "plugins": [["a", {}]], "themeConfig": {"a": 1}};\n`;
  expect(leanSiteConfig(source)).toBe('export default {"title":"Lit","themeConfig":{"a":1}};\n');
});

test('a docs version keeps its sidebars', () => {
  const version = {label: 'v3', docs: {a: {title: 'A'}}, docsSidebars: {docs: []}};
  expect(JSON.parse(leanDocsVersion(JSON.stringify({version})))).toEqual({
    version: {...version, docs: {}},
  });
  expect(leanDocsVersion('{"a":1}')).toBe('{"a":1}');
});
