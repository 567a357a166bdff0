import {buildSync} from 'esbuild';
import {browserslist} from '../../package.json';

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
    // A syntax that is newer than these would break the page. `ios_saf >= 16.4` is `ios16.4` here.
    target: browserslist.production.map((browser) =>
      browser.replace(' >= ', '').replace('ios_saf', 'ios'),
    ),
  });
  return outputFiles[0]!.text.trim();
}
