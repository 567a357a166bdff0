import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The icons of buttons, each drawn in lines on 24 by 24: symbols, which a page holds once and its buttons refer to. */
const ICONS = {
  copy: '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15V6a2 2 0 0 1 2-2h8"/>',
  check: '<path d="m5 12 5 5 9-10"/>',
  wrap: '<path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m0 0 2-2m-2 2 2 2M4 18h5"/>',
};

const iconSprite = {
  tagName: 'svg',
  attributes: {class: 'icon-sprite', 'aria-hidden': 'true'},
  innerHTML: Object.entries(ICONS)
    .map(([name, lines]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${lines}</symbol>`)
    .join(''),
};

/** Ships the buttons and the look of code blocks, and keeps Prism out of the bundle. */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [
      path.join(__dirname, 'code-blocks.client.ts'),
      path.join(__dirname, 'styles.css'),
      path.join(__dirname, 'marks.css'),
      path.join(__dirname, 'application.deferred.css'),
    ],
    injectHtmlTags: () => ({preBodyTags: [iconSprite]}),
    // theme-classic always loads Prism; nothing here uses it (see README.md).
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
