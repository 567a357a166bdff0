import {expect, test} from '@playwright/test';
import {ask} from './ask';
import {observe} from './observatory';
import {SITE} from './places';

for (const route of ['/', '/v3/sdk/access-control/encryption', '/search', '/nothing']) {
  test(`${route} has nothing that the Observatory asks for left to do`, async ({baseURL}) => {
    const page = await ask(baseURL!, route);
    const plain = await ask(`http://localhost:${SITE.nginx.http}`, route);
    const {score, findings} = observe(page, plain, 'localhost');
    console.log(`${route}: ${score}`);
    expect(findings.filter((finding) => finding.score < 0)).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(130);
  });
}

test('a page without these headers would not pass', async ({baseURL}) => {
  const page = await ask(baseURL!, '/');
  const bare = {...page, headers: {}};
  expect(observe(bare, bare, 'localhost').score).toBeLessThan(50);
});
