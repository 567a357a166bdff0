import type {PageProject, ProjectFile} from 'sample-checker';
import {secretsOf} from './variables';

export const isView = ({name}: ProjectFile): boolean => /\.[jt]sx$/.test(name);

/** It needs a browser, and so the app that Vite starts. */
const isForBrowser = (file: ProjectFile): boolean =>
  file.sample.environment === 'browser' || isView(file) || file.name.endsWith('.html');

/** A file without its extension. */
export const stem = (name: string): string => name.replace(/\.\w+$/, '');

/** A project, sorted by who runs what. */
export function partsOf({files}: PageProject) {
  const programs = files.filter(({kind}) => kind === 'program');
  const app = files.filter(isForBrowser);
  const nodePrograms = programs.filter((file) => !isForBrowser(file));
  const actions = files.filter(({kind}) => kind === 'action');
  const startsWithApp = nodePrograms.length === 0 || (programs[0] && isForBrowser(programs[0]));
  const inNode = nodePrograms[0] ?? actions[0];
  const main = app.length > 0 && (startsWithApp || !inNode) ? 'index.html' : inNode?.name;
  return {
    ...{app, nodePrograms, actions, main},
    tests: files.filter(({kind}) => kind === 'test'),
    secrets: secretsOf(files),
    isTyped: files.some(({name, kind}) => /\.tsx?$/.test(name) && kind !== 'action'),
  };
}

export type Parts = ReturnType<typeof partsOf>;
