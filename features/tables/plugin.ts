import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Ships the look of tables and lists of errors; rehype.ts makes them. */
export default function tablesPlugin(): Plugin {
  return {
    name: 'tables',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
  };
}
