import {describe, expect, it} from 'vitest';
import {ecosystem} from '../../site/sidebars/ecosystem';
import {learningLab} from '../../site/sidebars/learningLab';
import type {SidebarTree} from '../../site/sidebars/tree';
import {v2} from '../../site/sidebars/v2';
import {v3} from '../../site/sidebars/v3';
import {manifest} from './manifest';

const TREES = {v2, v3, learningLab, ecosystem};

/** Pages that exist and that no sidebar leads to. */
const OUTSIDE: Readonly<Record<keyof typeof TREES, readonly string[]>> = {
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

const docsOf = (tree: SidebarTree): string[] =>
  tree.flatMap((node) => [
    ...(node.doc === undefined ? [] : [node.doc]),
    ...('items' in node ? docsOf(node.items) : []),
  ]);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const docsIn = (area: string): string[] =>
  manifest.flatMap((entry) => (entry.area === area && entry.doc ? [entry.doc] : []));

describe('the manifest', () => {
  it('lists 176 routes, each once', () => {
    expect(manifest).toHaveLength(176);
    expect(repeated(manifest.map(({path}) => path.toLowerCase()))).toEqual([]);
  });

  it('gives each page of a docs instance its doc, and no doc to other pages', () => {
    const wrong = manifest.filter(({area, doc}) => (doc !== undefined) !== area in TREES);
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

describe.each(Object.entries(TREES))('the sidebar of %s', (name, tree) => {
  const docs = docsOf(tree);
  const outside = OUTSIDE[name as keyof typeof TREES];

  it('leads to every page that is not left out on purpose, and to no other', () => {
    expect([...new Set([...docs, ...outside])].sort()).toEqual(docsIn(name).sort());
    expect(outside.filter((doc) => docs.includes(doc))).toEqual([]);
  });

  it('names no page twice', () => {
    expect(repeated(docs).filter((doc) => !TWICE.includes(doc))).toEqual([]);
  });
});
