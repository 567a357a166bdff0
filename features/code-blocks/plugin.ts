import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {iconSprite} from './icons';

/** Ships the buttons and the look of code blocks, and keeps Prism out of the bundle. */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [
      path.join(__dirname, 'code-blocks.client.ts'),
      path.join(__dirname, 'styles.css'),
    ],
    injectHtmlTags: () => ({preBodyTags: [iconSprite]}),
    configureWebpack: () => ({
      resolve: {
        alias: {
          // theme-classic always loads Prism; nothing here uses it (see README.md).
          'prism-react-renderer$': false,
        },
      },
    }),
  };
}
