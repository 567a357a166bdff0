import {describe, expect, it} from 'vitest';
import {SIDEBARS, type Sidebar} from '../../site/sidebars';
import {DOCS_VERSIONS} from '../../site/versions';
import {manifest} from './manifest';
import {counterpartsOf} from './pages';

/** Pages that exist and that no sidebar leads to. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  v2: [
    'sdk/explanation/authentication/sessionSigs/use-cases',
    'sdk/explanation/contracts',
    'startHere/usecases',
    'ToolsAndExamples/Tools/getlitCli',
  ],
  v3: ['sdk/authentication/session-sigs/use-cases'],
  learningLab: [],
  ecosystem: [],
};

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

const docsIn = (area: string): string[] =>
  manifest.flatMap((entry) => (entry.area === area && entry.doc ? [entry.doc] : []));

describe('the manifest', () => {
  it('lists 177 routes, each once', () => {
    expect(manifest).toHaveLength(177);
    expect(repeated(manifest.map(({path}) => path.toLowerCase()))).toEqual([]);
  });

  it('gives each page of a docs instance its doc, and no doc to other pages', () => {
    const wrong = manifest.filter(({area, doc}) => (doc !== undefined) !== area in SIDEBARS);
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
  it('are pages of a newer docs version', () => {
    const ageOf = (area: string): number => (DOCS_VERSIONS as readonly string[]).indexOf(area);
    const wrong = manifest.filter(({area, counterpart}) => {
      const other = manifest.find(({path}) => path === counterpart);
      return counterpart !== undefined && !(other && ageOf(other.area) < ageOf(area));
    });
    expect(wrong).toEqual([]);
  });

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

describe.each(Object.entries(SIDEBARS))('the sidebar of %s', (name, tree) => {
  const docs = docsOf(tree);
  const outside = OUTSIDE[name]!;

  it('leads to every page that is not left out on purpose, and to no other', () => {
    expect([...new Set([...docs, ...outside])].sort()).toEqual(docsIn(name).sort());
    expect(outside.filter((doc) => docs.includes(doc))).toEqual([]);
  });

  it('names no page twice', () => {
    expect(repeated(docs).filter((doc) => !TWICE.includes(doc))).toEqual([]);
  });
});
