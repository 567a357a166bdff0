import path from 'node:path';
import {recompileAfter} from '../../lib/node/bundler-cache';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GLOSSARIES, readGlossary} from './glossary';

/** The file that a reader's browser fetches: title and definition of each entry by the glossary's route and its id. */
export type Definitions = Record<string, Record<string, [title: string, definition: string]>>;

const readDefinitions = (root: string): Definitions =>
  Object.fromEntries(
    GLOSSARIES.map((glossary) => [
      glossary.route,
      Object.fromEntries(
        readGlossary(root, glossary).terms.map(({id, title, definition}) => [
          id,
          [title, definition],
        ]),
      ),
    ]),
  );

/** Shows the definition of a term where a page mentions it first; rehype.ts marks the mentions. */
export default function glossaryPlugin({siteDir}: LoadContext): Plugin {
  const pages = GLOSSARIES.map(({page}) => path.join(siteDir, page));
  return {
    // Its generated files are in a folder of this name.
    name: 'glossary',
    getPathsToWatch: () => pages,
    async contentLoaded({actions}) {
      await actions.createData('definitions.terms.json', JSON.stringify(readDefinitions(siteDir)));
    },
    getClientModules: () => [
      path.join(__dirname, 'glossary.client.ts'),
      path.join(__dirname, 'styles.css'),
    ],
    configureWebpack: (config, isServer) => ({
      ...recompileAfter(config, [...pages, path.join(__dirname, 'aliases.json')]),
      module: {
        rules: [
          {
            test: /\.terms\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/glossary/[contenthash:8].json', emit: !isServer},
          },
        ],
      },
    }),
  };
}
