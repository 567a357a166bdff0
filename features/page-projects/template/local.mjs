// Runs a program on a Lit network on this machine: no wallet and no account needed.
// npm run local             the page's first program
// npm run local -- file.ts  another one
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

const {main, localNetwork} = JSON.parse(readFileSync('package.json', 'utf8'));
const [file = main, ...rest] = process.argv.slice(2);
if (!existsSync(file)) {
  console.error(`There is no file "${file}" here; README.md lists the programs.`);
  process.exit(1);
}

function command() {
  if (file.endsWith('.action.js')) return ['run', file, ...rest];
  const start = ['exec', ...localNetwork.switches, '--'];
  if (file.endsWith('.html'))
    return [...start, 'vite', '--config', 'local/vite.config.js', ...rest];
  // Gives the program what it needs on the local network, such as tokens.
  const setUp = `local/${file}`;
  const first = existsSync(setUp) ? ['--import', `./${setUp}`] : [];
  return [
    ...start,
    'tsx',
    ...first,
    ...(/\.test\.\w+$/.test(file) ? ['--test'] : []),
    file,
    ...rest,
  ];
}

// Another copy of the package, for machines without the internet.
const source = process.env.LIT_LOCAL_NETWORK_PACKAGE ?? localNetwork.package;
spawn('npx', ['--yes', source, ...command()], {
  stdio: 'inherit',
  shell: process.platform === 'win32', // npx is a script there
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});
