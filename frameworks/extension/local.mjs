// Makes the extension for a Lit network on this machine, which runs until you stop it: no wallet
// and no account needed.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { LIT_LOCAL_NETWORK, LIT_LOCAL_NETWORK_PACKAGE } = process.env;
const { localNetwork } = JSON.parse(readFileSync('package.json', 'utf8'));
const options = { stdio: 'inherit', shell: process.platform === 'win32' };

if (LIT_LOCAL_NETWORK === undefined) {
  const source = LIT_LOCAL_NETWORK_PACKAGE ?? localNetwork.package;
  spawn('npx', ['--yes', source, 'exec', '--', 'node', 'local.mjs'], options).on('close', (code) =>
    process.exit(code ?? 1),
  );
} else {
  const { status } = spawnSync('npm', ['run', 'build'], options);
  if (status !== 0) process.exit(1);
  const { control } = JSON.parse(LIT_LOCAL_NETWORK);
  const script = await (await fetch(`${control}/local.js`)).text();
  cpSync('dist', 'dist-local', { recursive: true });
  // Extensions load no scripts from elsewhere.
  writeFileSync('dist-local/local.js', script);
  const page = readFileSync('dist/index.html', 'utf8');
  writeFileSync(
    'dist-local/index.html',
    page.replace('<head>', '<head><script src="local.js"></script>'),
  );
  console.log('\nLoad this folder at chrome://extensions, with "Load unpacked".');
  console.log(`On the local network: ${resolve('dist-local')}`);
  setInterval(() => {}, 60_000);
}
