import path from 'node:path';
import {recompileAfter} from '../../lib/node/bundler-cache';
import type {Plugin} from '@docusaurus/types';
import {DOCS_VERSIONS} from '../../site/versions';

/** Sources of the tables that no module imports; the bundler follows the others. */
const SOURCES = DOCS_VERSIONS.map((version) =>
  path.resolve(__dirname, '../../sdk', version, 'package-lock.json'),
);

/** Ships the styles of tables of facts; rehype.ts makes the tables. */
export default function sdkFactsPlugin(): Plugin {
  return {
    name: 'sdk-facts',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
    configureWebpack: (config) => recompileAfter(config, SOURCES),
  };
}
