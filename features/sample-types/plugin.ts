import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SampleResults} from './generate';
import {pageModule, type Emit} from './page-data';
import {PAGE_MODULE} from './rehype';

const PLUGIN_NAME = 'sample-types';

const COUNTS_MODULE = path.join(__dirname, 'counts.shared.ts');

/** Runs generate.ts to its end. @returns the results, which it writes to a file */
async function generate(root: string, file: string): Promise<SampleResults> {
  const script = path.join(__dirname, 'generate.ts');
  // With room for new objects, a compiler spends a tenth less time on collecting the old ones.
  const flags = ['--max-semi-space-size=64', '--import', require.resolve('tsx')];
  const args = [...flags, script, root, file];
  const child = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'});
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`features/sample-types/generate.ts ended with ${code ?? 'a signal'}`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SampleResults;
}

/**
 * Shows under each sample which SDK release it was checked against, and types in it. A production build checks the
 * samples as they are then, while the bundler works on pages; `docusaurus start` claims nothing.
 */
export default function sampleTypesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, PLUGIN_NAME, 'results.json');
  let results: Promise<SampleResults> | undefined;

  return {
    name: PLUGIN_NAME,
    getClientModules: () => [
      path.join(__dirname, 'sample-types.client.ts'),
      path.join(__dirname, 'styles.css'),
    ],
    async loadContent() {
      if (process.env.NODE_ENV === 'production') {
        results = generate(siteDir, file);
        // Pages wait for it, and end the build if it fails.
        results.catch(() => undefined);
      }
    },
    configureWebpack(_config, isServer) {
      const moduleOf = async (page: string, emit: Emit): Promise<string> => {
        const {pages, counts} = (await results) ?? {pages: {}};
        return page
          ? pageModule(pages[page], isServer ? () => undefined : emit)
          : `export default ${JSON.stringify(counts)};\n`;
      };
      const loader = path.join(__dirname, 'page-module/loader.cjs');
      const use = {loader, options: {moduleOf}};
      return {module: {rules: [{test: [PAGE_MODULE, COUNTS_MODULE], use}]}};
    },
  };
}
