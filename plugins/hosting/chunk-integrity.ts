import type {Plugin} from '@docusaurus/types';

type Configuration = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;
type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/** What Rspack has and the types of webpack, which Docusaurus gives it, do not say. */
interface Rspack {
  experiments: {
    SubresourceIntegrityPlugin: new (options: {
      hashFuncNames: ['sha256'];
      /** Docusaurus writes the pages. */
      htmlPlugin: false;
    }) => BundlerPlugin;
  };
}

/**
 * Has the bundler's runtime ask browsers to compare what it loads later, scripts and stylesheets, with the digests of
 * what was built.
 *
 * @param bundler Rspack
 */
export function integrityOfChunks(bundler: unknown): Configuration {
  const {SubresourceIntegrityPlugin} = (bundler as Rspack).experiments;
  return {
    // Without it, browsers would not compare files of another host.
    output: {crossOriginLoading: 'anonymous'},
    plugins: [new SubresourceIntegrityPlugin({hashFuncNames: ['sha256'], htmlPlugin: false})],
  };
}
