import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../site/versions';

const FOLDER = path.join(__dirname, '..', '..', 'static', 'types');

/** The file that declares the globals of Lit Actions: readers can download it, too. */
export const actionTypesOf = (version: DocsVersion): string =>
  path.join(FOLDER, `lit-actions-${version}.d.ts`);

/** Changes with those declarations. */
export function actionTypesFingerprint(version: DocsVersion): string {
  const hash = createHash('sha256');
  [actionTypesOf(version), path.join(FOLDER, 'lit-actions-common.d.ts')].forEach((file) =>
    hash.update(readFileSync(file)),
  );
  return hash.digest('hex');
}
