import {manifestFile, type ManifestEntry} from './manifest';

/** Routes that Docusaurus builds on its own and that are no pages of the site. */
const NOT_PAGES = new Set(['/404.html']);

/**
 * Compares the manifest with the routes that were built, both ways.
 *
 * @param manifest every route the site has or will have
 * @param built the routes of the build, without the base URL
 * @returns one line for each difference, naming the route and the fix; empty when they agree
 */
export function compareRoutes(
  manifest: readonly ManifestEntry[],
  built: readonly string[],
): string[] {
  const problems: string[] = [];
  const builtPaths = new Set(built.filter((path) => !NOT_PAGES.has(path)));
  const known = new Map(manifest.map((entry) => [entry.path, entry]));
  const byLowerCase = new Map(manifest.map((entry) => [entry.path.toLowerCase(), entry.path]));

  for (const path of builtPaths) {
    const entry = known.get(path);
    const sameLetters = byLowerCase.get(path.toLowerCase());
    if (entry?.toCome) {
      problems.push(`${path} is built but marked "toCome": remove the mark`);
    } else if (!entry && sameLetters) {
      problems.push(`${path} is built, but the manifest writes it ${sameLetters}: fix the slug`);
    } else if (!entry) {
      problems.push(`${path} is built but not listed: add it, or remove the page`);
    }
  }
  for (const {path, toCome} of manifest) {
    if (!toCome && !builtPaths.has(path)) {
      problems.push(`${path} is listed but not built: write the page, or mark it "toCome"`);
    }
  }
  return problems.map((problem) => `${manifestFile}: ${problem}`);
}

/** Counts the routes of the manifest: those to be published now, and those to come. */
export function countRoutes(manifest: readonly ManifestEntry[]): {
  written: number;
  toCome: number;
} {
  const toCome = manifest.filter((entry) => entry.toCome).length;
  return {written: manifest.length - toCome, toCome};
}
