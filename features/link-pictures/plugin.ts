import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {version as satori} from 'satori/package.json';
import {versions as sharp} from 'sharp';
import {DOCS_VERSIONS, routeOf, SECTIONS, VERSIONS, type SectionEntry} from '../../site/versions';
import {releaseOf} from '../../packages/sdk-facts/release';
import {pageTitle, readBuiltPages} from '../../lib/node/built-pages';
import {PROJECT_FOLDER} from '../../lib/node/place';
import {pictureOf} from './picture-address.shared';
import {draw, type Caption} from './draw';

/** Everything that decides how a picture looks, apart from its words. */
const LOOK = [
  satori,
  sharp,
  readFileSync(path.join(__dirname, 'draw.ts'), 'utf8'),
  readFileSync(path.join(PROJECT_FOLDER, 'static/img/logo.svg'), 'utf8'),
  readFileSync(path.join(__dirname, '../design/tokens.css'), 'utf8'),
];

/** Cache of pictures between builds. File names are hashes of everything that decides them. */
function cachedFile(siteDir: string, caption: Caption): string {
  const key = createHash('sha256')
    .update(JSON.stringify([LOOK, caption]))
    .digest('hex');
  return path.join(siteDir, 'node_modules/.cache/link-pictures', `${key.slice(0, 32)}.png`);
}

/** The docs version or the part of the site that a page belongs to, as a picture says it. */
function areaName(ownPath: string): string {
  const version = DOCS_VERSIONS.find((each) => ownPath.startsWith(routeOf(each)));
  if (version) {
    return `Docs ${VERSIONS[version].label} · SDK ${releaseOf(version).name}`;
  }
  const section = Object.values<SectionEntry>(SECTIONS).find(
    ({instance}) => instance !== undefined && ownPath.startsWith(`/${instance}/`),
  );
  return section?.label ?? 'JavaScript SDK';
}

/** Makes the picture of each page that services show with a link to it. */
export default function linkPicturesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'link-pictures',
    async postBuild(site) {
      const captions = new Map<string, Caption>();
      for (const [route, title] of await readBuiltPages(site, () => null, pageTitle)) {
        const ownPath = route.slice(baseUrl.length - 1);
        captions.set(ownPath, {title, place: areaName(ownPath)});
      }
      captions.set('/404.html', {title: 'Page not found', place: areaName('/')});
      let drawn = 0;
      // Each is drawn on a thread of its own, beside the words of the next ones.
      await Promise.all(
        [...captions].map(async ([ownPath, caption]) => {
          const kept = cachedFile(siteDir, caption);
          if (!existsSync(kept)) {
            await mkdir(path.dirname(kept), {recursive: true});
            await writeFile(kept, await draw(caption));
            drawn += 1;
          }
          const file = path.join(site.outDir, decodeURI(pictureOf(ownPath)));
          await mkdir(path.dirname(file), {recursive: true});
          await copyFile(kept, file);
        }),
      );
      logger.info`Pictures of links: number=${captions.size}, number=${drawn} of them drawn anew.`;
    },
  };
}
