import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {leanDocsVersion, leanRegistry, leanTslib} from './plugin';

const REGISTRY = `export default {
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/BlogTagsListPage"), "@theme/BlogTagsListPage", require.resolveWeak("@theme/BlogTagsListPage")],
  "01a90000": [() => import(/* webpackChunkName: "01a90000" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],};
`;

test('the registry tells chunks instead of modules', () => {
  expect(leanRegistry(REGISTRY)).toContain(
    '"01a90000": [() => import(/* webpackChunkName: "01a90000" */ "@site/docs/a.mdx"), "01a90000", require.resolveWeak("@site/docs/a.mdx")],',
  );
});

test.each([
  ['an object for an entry', 'export default {"01a": {load: () => import("@theme/A")}};'],
  ['one entry in another order', `${REGISTRY} "01b": ["@theme/A", () => import("@theme/A")]`],
  ['no entry', 'module.exports = {};'],
])('a registry with %s ends the build', (_what, source) => {
  expect(() => leanRegistry(source)).toThrow(
    'pipeline/lean-bundle/plugin.ts: Docusaurus generates registry.js in another form',
  );
});

test('a docs version keeps its sidebars', () => {
  const version = {label: 'v3', docs: {a: {title: 'A'}}, docsSidebars: {docs: []}};
  expect(JSON.parse(leanDocsVersion(JSON.stringify({version})))).toEqual({
    version: {...version, docs: {}},
  });
  expect(leanDocsVersion('{"a":1}')).toBe('{"a":1}');
  expect(() => leanDocsVersion('{"version":{"pages":{}}}')).toThrow(
    'docs versions in another form',
  );
});

test.each(['tslib_1.__importDefault(a); tslib_1.__rest(a)', 'import {__rest} from "tslib"'])(
  'a module that asks for another helper of tslib ends the build: %s',
  (code) => {
    const importer = path.join(mkdtempSync(path.join(tmpdir(), 'tslib-')), 'index.js');
    writeFileSync(importer, code);
    expect(() => leanTslib(importer)).toThrow('wants other helpers of tslib');
  },
);
