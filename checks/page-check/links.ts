import {existsSync} from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {contentFolders} from '../../site/versions';
import {manifest, type ManifestEntry} from '../../lib/node/routes';
import {isDecodable} from '../../lib/any/find-route';
import {readSource, type Link, type Source} from './source';

/** A page together with its partials, whose ids are all on one page. @throws SiteError */
export async function wholePage(file: string): Promise<Source[]> {
  const source = await readSource(file);
  const partials = await Promise.all(source.partials.map(wholePage));
  return [source, ...partials.flat()];
}

/** The file of a route; undefined where it is not Markdown. */
function fileOfRoute({area, doc, path: route}: ManifestEntry): string | undefined {
  const folder = contentFolders().find((place) => place.area === area)?.folder;
  const base = doc === undefined ? `src/pages/index.tsx${route}` : `${folder}/${doc}`;
  return ['.mdx', '.md'].map((ending) => base + ending).find((file) => existsSync(file));
}

/** `; did you mean x`, if one of the names is nearly the one that is wrong. */
function didYouMean(wrong: string, names: Iterable<string>): string {
  const [nearest] = [...names]
    .map((name) => ({name, distance: leven(wrong, name)}))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(3, wrong.length / 3)
    ? `; did you mean ${nearest.name}`
    : '';
}

async function anchorProblem(file: string, anchor: string): Promise<string | undefined> {
  const ids = (await wholePage(file)).flatMap(({anchors}) => [...anchors]);
  return anchor === '' || ids.includes(anchor)
    ? undefined
    : `${file} has no heading for #${anchor}${didYouMean(anchor, ids)}`;
}

/** Schemes of links; others run code, or open what readers may not have. */
const SCHEMES = ['https:', 'http:', 'mailto:'];

function foreignProblem(url: string, scheme: string): string | undefined {
  if (!SCHEMES.includes(scheme)) {
    return `links begin with ${SCHEMES.join(', ')}, not with ${scheme}`;
  }
  return URL.canParse(url) ? undefined : 'is no address; mend it';
}

/**
 * @param from the file that the link stands in
 * @param page the page that shows it
 */
async function problemOf(url: string, from: string, page: string): Promise<string | undefined> {
  const [scheme] = /^[a-z][a-z+.-]*:/i.exec(url) ?? [];
  if (scheme !== undefined) {
    return foreignProblem(url, scheme.toLowerCase());
  }
  if (!isDecodable(url)) {
    return 'has a % that begins no escape; write %25 for it';
  }
  const [target, anchor = ''] = decodeURI(url).split('#') as [string, string?];
  if (target === '') {
    return anchorProblem(page, anchor);
  }
  if (target.startsWith('/')) {
    const routes = manifest.map(({path: route}) => route);
    const entry = manifest[routes.indexOf(target)];
    if (!entry && !existsSync(path.join('static', target))) {
      if (/\.\w+$/.test(target)) {
        return `there is no file static${target}`;
      }
      return `no page has this address${didYouMean(target, routes)}`;
    }
    const file = entry && fileOfRoute(entry);
    return file && anchorProblem(file, anchor);
  }
  const file = path.posix.join(path.posix.dirname(from), target);
  if (!existsSync(file)) {
    return `there is no file ${file}`;
  }
  return /\.mdx?$/.test(file) ? anchorProblem(file, anchor) : undefined;
}

/**
 * Follows the links of a page and of its partials to their pages and headings, without a build.
 *
 * @param page its file, relative to the project's folder
 * @returns what is wrong, as `file:line: message`
 */
export async function linkProblems(page: string): Promise<string[]> {
  const found = (await wholePage(page)).flatMap(({file, links}) =>
    links.map(async ({url, line}: Link) => {
      const problem = await problemOf(url, file, page);
      return problem ? [`${file}:${line}: ${url}: ${problem}`] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}
