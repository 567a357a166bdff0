import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readExamples} from './examples';
import {packProject} from './pack';
import {projectFiles} from './project-files';
import {siteProjects} from './site-projects';

/** Packages by their names, as `sha256sum --check` reads them. */
const CHECKSUMS = 'projects.sha256';

/** Serves the files of each page as a package: `npx https://…/v3/sdk/access-control/encryption.tgz` writes them. */
export default function pageProjectsPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const home = new URL(baseUrl, siteConfig.url).href;
  return {
    name: 'page-projects',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
    async postBuild({outDir}) {
      const pages = (await siteProjects(siteDir, home)).map(
        ({project, page, base}) => [page.address, projectFiles(project, page, base)] as const,
      );
      const sums = [...pages, ...readExamples(siteDir, home)].map(async ([address, files]) => {
        const packed = packProject(address, files);
        const name = `${address.slice(home.length)}.tgz`;
        await mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
        await writeFile(path.join(outDir, name), packed);
        return `${createHash('sha256').update(packed).digest('hex')}  ${name}\n`;
      });
      await writeFile(path.join(outDir, CHECKSUMS), (await Promise.all(sums)).join(''));
    },
  };
}
