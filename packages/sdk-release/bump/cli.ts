import {runCommand} from '../../../lib/node/run-command';
import {SiteError} from '../../../lib/node/site-error';
import {bumpSdk} from './bump';

const HELP = `Moves a docs version to another release of the SDK, and says what to look at then.

  npm run sdk:bump -- v3 3.0.25
`;

const list = (files: ReadonlyMap<string, number>): string =>
  [...files].map(([file, places]) => `  ${file} (${places})`).join('\n');

function main([version, release]: readonly string[]): void {
  if (version === undefined || release === undefined) {
    throw new SiteError('sdk:bump', `name a docs version and a release\n\n${HELP}`);
  }
  const {from, rewritten, otherVersions, mentions} = bumpSdk(process.cwd(), version, release);
  const folders = [...rewritten.keys()]
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => `npm install --prefix ${file.replace('/package.json', '')}`);
  console.log(`From ${from} to ${release}:
${list(rewritten)}

These packages have versions of their own; look for newer ones:
  ${otherVersions.join(', ')}

These still name ${from}, in sentences and sources:
${list(mentions)}

Next:
  ${folders.join('\n  ')}
      says which packages were never published as ${release}: give those their nearest version
  npm ls --all --prefix sdk/${version} | grep @lit-protocol
      shows one version of each
  npm run sdk:changes
      what the release changes in its declarations; read its code for the rest
  npm run samples -- --write
      what no longer compiles, and what prints something else
  npm run samples:install
      what differs in an install of a reader's own`);
}

void runCommand(() => main(process.argv.slice(2)));
