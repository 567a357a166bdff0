import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import {npmPack} from '../../lib/node/npm-pack';
import {bundleServer} from '../../packages/docs-mcp/bundle';

const PACKAGE = 'packages/docs-mcp';

/**
 * Packs lit-docs-mcp.
 *
 * @param file where the tarball goes
 * @param home address of the site that the server answers from
 * @throws SiteError with what npm says
 */
export const packServer = (file: string, home: string): Promise<void> =>
  npmPack(
    PACKAGE,
    async (folder) => {
      await copyFile(path.join(PACKAGE, 'package.json'), path.join(folder, 'package.json'));
      await bundleServer(path.join(folder, 'dist'), home);
    },
    file,
  );
