import {describe, expect, test} from 'vitest';
import {leanDocsVersion, leanRegistry} from './generated';

const REGISTRY = `export default {
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/BlogTagsListPage"), "@theme/BlogTagsListPage", require.resolveWeak("@theme/BlogTagsListPage")],
  "01a90000": [() => import(/* webpackChunkName: "01a90000" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

describe('the registry', () => {
  test('tells chunks instead of modules', () => {
    expect(leanRegistry(REGISTRY)).toContain(
      '"01a90000": [() => import(/* webpackChunkName: "01a90000" */ "@site/docs/a.mdx"), "01a90000", require.resolveWeak("@site/docs/a.mdx")],',
    );
  });

  test.each([
    ['an object for an entry', 'export default {"01a": {load: () => import("@theme/A")}};'],
    ['one entry in another order', `${REGISTRY} "01b": ["@theme/A", () => import("@theme/A")]`],
    ['no entry', 'module.exports = {};'],
  ])('ends the build with %s', (_what, source) => {
    expect(() => leanRegistry(source)).toThrow(
      'pipeline/lean-bundle/plugin.ts: Docusaurus generates registry.js in another form: adapt generated.ts',
    );
  });
});

test('a docs version keeps its sidebars', () => {
  const version = {label: 'v3', docs: {a: {title: 'A'}}, docsSidebars: {docs: []}};
  expect(JSON.parse(leanDocsVersion(JSON.stringify({version})))).toEqual({
    version: {...version, docs: {}},
  });
  expect(leanDocsVersion('{"a":1}')).toBe('{"a":1}');
});
