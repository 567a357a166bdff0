import {execFile} from 'node:child_process';
import path from 'node:path';

/** How a build ended. */
export interface BuildResult {
  succeeded: boolean;
  /** What it printed, without colours. */
  output: string;
}

/**
 * Builds a small site on the side, with a handful of the pages: neither `build/` nor the files of a running `npm start` change.
 *
 * @param variables environment variables of the build, in addition to those of the tests
 * @param outDir folder for the built site
 */
export function buildSite(variables: Record<string, string>, outDir: string): Promise<BuildResult> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.cache/generated', path.basename(outDir)),
    // The cache belongs to the builds of build/, which may run at the same time.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    ...variables,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
        ...['--out-dir', outDir, '--config', 'tests/support/small-site.config.ts'],
      ],
      {env},
      (error, stdout, stderr) => resolve({succeeded: error === null, output: stdout + stderr}),
    );
  });
}
