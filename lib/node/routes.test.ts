import {describe, expect, it} from 'vitest';
import {DOCS_VERSIONS} from '../../site/versions';
import {keyOf} from '../any/find-route';
import {counterpartsOf, manifest, readManifest, sidebarOf, type Sidebar} from './routes';

const HAVE_DOCS: readonly string[] = [...DOCS_VERSIONS, 'learningLab', 'ecosystem'];

/** Stands under network and under migration. */
const TWICE = ['network/feature-matrix'];

const docsOf = (sidebar: Sidebar): string[] =>
  sidebar.flatMap((item) => {
    switch (item.type) {
      case 'doc':
        return item.id;
      case 'category':
        return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...docsOf(item.items)];
      default:
        return [];
    }
  });

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the manifest', () => {
  it('lists each route once, in any notation', () => {
    expect(repeated(manifest.map(({path}) => keyOf(path)))).toEqual([]);
  });

  it('is refused in one line that names the entry and what is wrong', () => {
    const entry = {path: '/v3/new', title: 'New', arae: 'v3'};
    expect(() => readManifest([entry])).toThrow(
      /^site\/routes\.json: \/v3\/new: area: Invalid option[^\n]+; Unrecognized key: "arae"; known are [^\n]+$/,
    );
    expect(() => readManifest([{}])).toThrow('site/routes.json: entry 1: path: ');
  });

  it('gives each page of a docs instance its doc, and no doc to other pages', () => {
    const wrong = manifest.filter(
      ({area, doc}) => (doc !== undefined) !== HAVE_DOCS.includes(area),
    );
    expect(wrong).toEqual([]);
  });

  it('puts each route below the folder of its area', () => {
    const roots = {v2: '/v2/', v3: '/v3/', learningLab: '/learningLab/', ecosystem: '/Ecosystem/'};
    for (const [area, root] of Object.entries(roots)) {
      const paths = manifest.filter((entry) => entry.area === area).map(({path}) => path);
      expect(paths.filter((path) => !path.startsWith(root))).toEqual([]);
    }
  });
});

describe('counterparts', () => {
  it('are found from both sides; of several older pages, the first stands for them', () => {
    const encryption = '/v2/sdk/explanation/encryption';
    const of = (path: string) => counterpartsOf(manifest.find((entry) => entry.path === path)!);
    expect(of(encryption)).toEqual({
      v3: {path: '/v3/sdk/access-control/encryption', title: 'Encryption'},
    });
    expect(of('/v3/sdk/access-control/encryption')).toEqual({
      v2: {path: encryption, title: 'Encryption'},
    });
    expect(of('/v3/sdk/serverless-signing/processing-validation')).toEqual({
      v2: {
        path: '/v2/LitActions/workingWithActions/signingTx',
        title: 'Generating a Signed Transaction',
      },
    });
    expect(of('/support')).toEqual({});
  });
});

describe.each(HAVE_DOCS)('the sidebar of %s', (name) => {
  const docs = docsOf(sidebarOf(name));

  it('leads to no page that is said to be left out', () => {
    const left = manifest.filter(({area, sidebar}) => area === name && sidebar === false);
    expect(left.filter(({doc}) => docs.includes(doc!))).toEqual([]);
  });

  it('names no page twice', () => {
    expect(repeated(docs).filter((doc) => !TWICE.includes(doc))).toEqual([]);
  });
});
