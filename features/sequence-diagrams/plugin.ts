import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Ships the look of sequence diagrams; rehype.ts draws them. */
export default function sequenceDiagramsPlugin(): Plugin {
  return {
    name: 'sequence-diagrams',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
  };
}
