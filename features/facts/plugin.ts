import path from 'node:path';
import {recompileAfter} from '../../lib/node/bundler-cache';
import type {Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {DOCS_VERSIONS} from '../../site/versions';

/** The sources of the tables. */
const SOURCES = [
  path.resolve(__dirname, '../../frameworks/frameworks.json'),
  path.resolve(__dirname, '../../frameworks/results.json'),
  ...DOCS_VERSIONS.map((version) =>
    path.resolve(__dirname, '../../sdk', version, 'package-lock.json'),
  ),
  ...globSync('data/*.json', {
    cwd: path.resolve(__dirname, '../../packages/sdk-facts'),
    absolute: true,
  }),
];

/** Ships the styles of tables of facts; rehype.ts makes the tables. */
export default function sdkFactsPlugin(): Plugin {
  return {
    name: 'sdk-facts',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
    configureWebpack: (config) => recompileAfter(config, SOURCES),
  };
}
