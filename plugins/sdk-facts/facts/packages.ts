import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../release';
import {described} from './described';
import {PACKAGE_PURPOSES} from '../data';

const SCOPE = '@lit-protocol/';

type Lockfile = Record<'packages', Record<string, {version?: string; resolved?: string}>>;

/** The SDK's packages as `sdk/<version>/package-lock.json` pins them, by name; without stubs. */
export function readPackages(release: Release) {
  const lockfile = path.join(release.folder, 'package-lock.json');
  const {packages} = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;
  const prefix = `node_modules/${SCOPE}`;
  return Object.entries(packages)
    .filter(([place]) => place.startsWith(prefix) && !place.includes('/', prefix.length))
    .filter(([, {resolved}]) => !resolved?.startsWith('file:'))
    .map(([place, {version = ''}]) => {
      const name = place.slice(prefix.length);
      return {
        name: SCOPE + name,
        version,
        purpose: described(PACKAGE_PURPOSES, 'packages.json', name),
      };
    });
}
