import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {releaseOf} from '../release';
import {compareApis} from './compare';
import {readPublicApi} from './public-api';

// Compares both releases of the SDK anew and keeps the result; see compare.ts.
const file = path.join(__dirname, '../data/changes.json');
const comparison = compareApis(readPublicApi(releaseOf('v2')), readPublicApi(releaseOf('v3')));
writeFileSync(file, `${JSON.stringify(comparison, null, 2)}\n`);
console.log(`${comparison.changes.length} changes written to ${path.relative('.', file)}`);
