import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PLUGIN_NAME} from './pages';

/** Runs generate.ts to its end. */
async function generate(root: string, folder: string): Promise<void> {
  const script = path.join(__dirname, 'generate.ts');
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), script, root, folder], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`plugins/sample-types/generate.ts ended with ${code ?? 'a signal'}`);
  }
}

/**
 * Says under each sample which SDK release it was checked against, and shows types in it. A
 * production build checks the samples as they are then. `docusaurus start` does not: it shows what
 * the last build found out about samples that have not changed since.
 */
export default function sampleTypesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: PLUGIN_NAME,
    getClientModules: () => [path.join(__dirname, 'client.ts'), path.join(__dirname, 'styles.css')],
    async loadContent() {
      if (process.env.NODE_ENV === 'production') {
        await generate(siteDir, path.join(generatedFilesDir, PLUGIN_NAME, 'default'));
      }
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.types\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/types/[contenthash:8].json', emit: !isServer},
          },
        ],
      },
    }),
  };
}
