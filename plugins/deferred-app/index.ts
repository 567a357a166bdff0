import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Plugin} from '@docusaurus/types';

/** The script that stands in every page: what a page does until the application runs. */
export function earlyScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'early', 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // What .browserslistrc names; a syntax that is newer than that would break the page.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
  });
  return outputFiles[0]!.text.trim();
}

/**
 * Has pages load without the application: a small script fetches it when the page is idle, and runs it once a reader
 * does something that needs it. `docusaurus start` loads it at once, as ever.
 */
export default function deferredAppPlugin(): Plugin {
  return {
    name: 'deferred-app',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: earlyScript()}]}
        : {},
  };
}
