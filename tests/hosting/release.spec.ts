import {execFile} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {buildDir} from '../support/site';
import {ask} from './ask';
import {SITE} from './places';
import {reloadNginx} from './servers';

const PAGES = ['/', '/v3/usecases', '/v2/whatIsLit', '/blog'];
const UNKNOWN = '/nothing';
const runRelease = promisify(execFile);
const COPY = path.join(SITE.folder, 'next-build');

/** The same site with another name in the pages that are read, and in the policy. */
function makeBuild(name: string): void {
  rmSync(COPY, {recursive: true, force: true});
  rmSync(`${COPY}-servers`, {recursive: true, force: true});
  cpSync(buildDir, COPY, {recursive: true});
  cpSync(`${buildDir}-servers`, `${COPY}-servers`, {recursive: true});
  writeFileSync(path.join(COPY, `assets/js/of-${name}.js`), `/* ${name} */`);
  for (const page of [...PAGES.map((route) => path.join(route, 'index.html')), '404.html']) {
    const file = path.join(COPY, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace('</head>', `<meta name=of content=${name}></head>`));
  }
  for (const file of globSync('*', {cwd: `${COPY}-servers`, absolute: true})) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll("default-src 'none'", `default-src 'none' https://${name}.invalid`),
    );
  }
}

test('releases under load leave no moment with a broken page', async ({baseURL}) => {
  // A release compresses what changed, beside the readers.
  test.slow();
  const broken: string[] = [];
  let answers = 0;
  let isOver = false;
  const reader = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const route = [...PAGES, UNKNOWN][turn % (PAGES.length + 1)]!;
      const {status, headers, body} = await ask(baseURL!, route);
      const html = body.toString();
      const ofPage = /<meta name=of content=(\w+)>/.exec(html)?.[1];
      const policy = headers['content-security-policy']!.toString();
      const ofPolicy = /https:\/\/(\w+)\.invalid/.exec(policy)?.[1];
      answers += 1;
      if (
        status !== (route === UNKNOWN ? 404 : 200) ||
        (!html.endsWith('</html>') && !html.endsWith('</body>'))
      ) {
        broken.push(`${route}: ${status}, ${html.length} characters`);
      }
      if (ofPage !== ofPolicy) {
        broken.push(`${route}: page of ${ofPage}, policy of ${ofPolicy}`);
      }
      for (const [asset] of html.matchAll(/\/assets\/[\w./~-]+\.(?:js|css)(?!\w)/g)) {
        const answer = await ask(baseURL!, asset, {method: 'HEAD'});
        if (answer.status !== 200) {
          broken.push(`${route} loads ${asset}: ${answer.status}`);
        }
      }
    }
  };
  const readers = Array.from({length: 3}, reader);
  for (const name of ['one', 'two']) {
    makeBuild(name);
    await runRelease('npm', ['run', 'release', '--', SITE.folder], {
      env: {...process.env, BUILD_DIR: COPY},
    });
    reloadNginx(SITE);
    await expect
      .poll(async () => (await ask(baseURL!, '/')).body.toString())
      .toContain(`content=${name}`);
  }
  isOver = true;
  await Promise.all(readers);
  console.log(`${answers} pages read`);
  expect(broken).toEqual([]);
  // Readers with a page of the first release still find what it loads.
  expect((await ask(baseURL!, '/assets/js/of-one.js')).status).toBe(200);
});
