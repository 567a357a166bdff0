import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {compareReleases} from '.';

// Compares both releases of the SDK anew and keeps the result; see index.ts.
const file = path.join(__dirname, '..', 'data', 'changes.json');
const comparison = compareReleases();
writeFileSync(file, `${JSON.stringify(comparison, null, 2)}\n`);
console.log(`${comparison.changes.length} changes written to ${path.relative('.', file)}`);
