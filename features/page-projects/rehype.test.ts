import type {Root} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import listFiles from './rehype';

const MAKES_FOLDER = 'mkdir app && cd app &&\nnpm init -y && npm pkg set type=module';
const IN_AN_APP = "# in your app's folder\nnpm install --save-exact ethers@5.7.2";

/** The commands that stay where they are, and those that go to the list of files. */
function sorted(page: string, source = ''): {stay: string[]; go: string[]} {
  const tree: Root = {
    type: 'root',
    children: [MAKES_FOLDER, IN_AN_APP].map((text) => h('pre', text)),
  };
  listFiles()(tree, new VFile({path: `${process.cwd()}/${page}`, value: source}));
  const files = tree.children.pop();
  const textsOf = (nodes: readonly unknown[]): string[] =>
    nodes.map((node) => (node as {children: {value: string}[]}).children[0]!.value);
  return {
    stay: textsOf(tree.children),
    go: textsOf(files && 'children' in files ? files.children : []),
  };
}

it('moves the commands that make a folder into the list of files', () => {
  expect(sorted('docs/intro/overview.mdx')).toEqual({stay: [IN_AN_APP], go: [MAKES_FOLDER]});
});

it.each([
  ['that installs the SDK', 'docs/sdk/installation.mdx', ''],
  ['without a project', 'docs/sdk/wallets/walletconnect.mdx', '\n{/* install: from a file */}\n'],
])('keeps all commands on a page %s', (_which, page, source) => {
  expect(sorted(page, source)).toEqual({stay: [MAKES_FOLDER, IN_AN_APP], go: []});
});
