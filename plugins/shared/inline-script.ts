import {buildSync} from 'esbuild';

/**
 * Bundles a script that stands in the pages themselves, because it has to run before anything else comes.
 *
 * @param entry path of its module
 * @param constants values of names that it declares and does not define
 */
export function inlineScript(
  entry: string,
  constants: Readonly<Record<string, string>> = {},
): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    format: 'iife',
    // What package.json's browserslist names; a syntax that is newer than that would break the page.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
  });
  return outputFiles[0]!.text.trim();
}
