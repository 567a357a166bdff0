import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readExamples} from './examples';
import {frameworkApps} from './frameworks';
import {packProject} from './pack';
import {pageApps} from './page-apps';
import {projectFiles} from './project-files';
import {isInstallation} from './place';
import {siteProjects} from './site-projects';

// Started by plugin.ts in a process of its own, in which the sample checker loads as it does for `npm run samples`.
// Arguments: the project's folder, that of the built site, and the address of the site with its base URL.

/** Packages by their names, as `sha256sum --check` reads them. */
const CHECKSUMS = 'projects.sha256';

async function main(root: string, outDir: string, home: string): Promise<void> {
  const pages = (await siteProjects(root, home)).map(({project, page, base}) => {
    const apps = isInstallation(project.page.file.path)
      ? frameworkApps(root, base)
      : pageApps(root, project, page, base);
    return [page.address, projectFiles(project, page, base), apps] as const;
  });
  const examples = readExamples(root, home).map((example) => [...example, new Map()] as const);
  const sums = [...pages, ...examples].map(async ([address, files, apps]) => {
    const packed = packProject(address, files, apps);
    const name = `${address.slice(home.length)}.tgz`;
    await mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
    await writeFile(path.join(outDir, name), packed);
    return `${createHash('sha256').update(packed).digest('hex')}  ${name}\n`;
  });
  await writeFile(path.join(outDir, CHECKSUMS), (await Promise.all(sums)).join(''));
}

const [root, outDir, home] = process.argv.slice(2);
void main(root!, outDir!, home!);
