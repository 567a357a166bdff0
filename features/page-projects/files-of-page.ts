import type {PageProject, ProjectFile} from 'sample-checker';
import {powersIn} from '../../packages/sdk-facts/facts/powers';
import {rowOf} from '../facts/power-lines';
import {partsOf} from './parts';
import {entryOf} from '../../lib/node/routes';

/** A page that a file is from. */
interface Source {
  title: string;
  /** Below the base URL. */
  path: string;
}

/** A file in the list of a page. */
export interface ListedFile {
  name: string;
  from?: Source;
}

/** A proof or key that samples make or use, with its row in the table of powers. */
interface LinkedPower {
  thing: string;
  /** Below the base URL. */
  path: string;
}

/** The project of a page, as its readers see it. */
export interface PageFiles {
  /** Below the base URL; with `.tgz` that of the package. */
  path: string;
  /** The file that runs first, if one runs. */
  main?: string;
  files: ListedFile[];
  powers: LinkedPower[];
}

const sourceOf = (file: string | undefined): Source | undefined => {
  const entry = file === undefined ? undefined : entryOf(file);
  return entry && {title: entry.title, path: entry.path};
};

const listed = ({name, from}: ProjectFile): ListedFile => ({name, from: sourceOf(from)});

/** The project of a page; undefined outside of docs, lab and ecosystem. */
export function filesOfPage(project: PageProject): PageFiles | undefined {
  const {page, files} = project;
  const path = entryOf(page.file.path)?.path.replace(/\/$/, '');
  if (path === undefined) return undefined;
  const {version} = page.file;
  const code = files.map((file) => file.code).join('\n');
  const powers = powersIn(version, code).map((power) => ({
    thing: power.thing,
    path: rowOf(version, power),
  }));
  return {path, main: partsOf(project).main, files: files.map(listed), powers};
}

/** Files from other pages that a file imports. */
export const usedBy = ({uses}: ProjectFile, {files}: PageProject): ListedFile[] =>
  files.filter(({name}) => uses.includes(name)).map(listed);
