import {SiteError} from './site-error';

/**
 * The part of a bundler configuration that has pages compiled again once one of these files has changed, although they
 * themselves have not.
 *
 * @param config so far, as `configureWebpack` is given it
 * @param files absolute paths
 * @throws SiteError if the bundler has its cache in another place: warm builds would keep what the files said before
 */
export function recompileAfter(config: {experiments?: object}, files: readonly string[]): object {
  const {cache} = (config.experiments ?? {}) as {cache?: {buildDependencies?: unknown}};
  if (!cache && process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    return {};
  }
  if (!Array.isArray(cache?.buildDependencies)) {
    throw new SiteError(
      'lib/node/bundler-cache.ts',
      'the bundler has no experiments.cache.buildDependencies; find out where its persistent cache is configured now',
    );
  }
  return {experiments: {cache: {buildDependencies: files}}};
}
