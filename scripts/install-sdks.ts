import {execFileSync} from 'node:child_process';
import {DOCS_VERSIONS} from '../site/versions';

// Installs the SDK release of each docs version, after the site's own packages.
for (const version of DOCS_VERSIONS) {
  execFileSync('npm', ['ci', '--prefix', `sdk/${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
