import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {SaxesParser} from 'saxes';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {changeFeed, commitsBelow} from './feed';

const folder = mkdtempSync(path.join(tmpdir(), 'change-feeds-'));

function commit(file: string, subject: string, day: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), subject);
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  const date = `${day}T12:00:00Z`;
  const options = {
    cwd: folder,
    stdio: 'ignore' as const,
    env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
  };
  execFileSync('git', ['add', '.'], options);
  execFileSync('git', [...author, 'commit', '-m', subject], options);
}

beforeAll(() => {
  execFileSync('git', ['init'], {cwd: folder, stdio: 'ignore'});
  commit('docs/a.mdx', 'Explain a', '2023-11-01');
  commit('docs/é.mdx', 'Say <b> & "c"', '2023-11-02');
  commit('versioned/a.mdx', 'Explain it in another version', '2023-11-03');
  commit('docs/gone.mdx', 'Explain what is gone by now', '2023-11-04');
});
afterAll(() => rmSync(folder, {recursive: true}));

it('reads the commits of a folder, newest first, with their files', () => {
  expect(commitsBelow('docs', folder)).toMatchObject([
    {subject: 'Explain what is gone by now', files: ['docs/gone.mdx']},
    {subject: 'Say <b> & "c"', files: ['docs/é.mdx'], at: new Date('2023-11-02T12:00:00Z')},
    {subject: 'Explain a', files: ['docs/a.mdx']},
  ]);
});

describe('a feed', () => {
  const subject = {
    title: 'Changes',
    id: 'https://docs.example/v3/',
    feedLinks: {atom: 'https://docs.example/v3/changes.xml'},
    copyright: 'Lit Protocol',
  };
  const pages = new Map([
    ['docs/a.mdx', {title: 'A', address: 'https://docs.example/v3/a'}],
    ['docs/é.mdx', {title: 'E & <E>', address: 'https://docs.example/v3/%C3%A9'}],
  ]);

  it('is valid, dated by its newest entry, and holds changes of pages that are there', () => {
    const xml = changeFeed(subject, commitsBelow('docs', folder), pages)!;
    expect(() => new SaxesParser().write(xml).close()).not.toThrow();
    const $ = load(xml, {xml: true});
    const texts = (selector: string): string[] =>
      $(selector)
        .toArray()
        .map((element) => $(element).text());
    expect(texts('feed > updated')).toEqual(['2023-11-02T12:00:00.000Z']);
    expect(texts('entry > updated')).toEqual([
      '2023-11-02T12:00:00.000Z',
      '2023-11-01T12:00:00.000Z',
    ]);
    expect(texts('entry > title')[0]).toBe('Say &lt;b&gt; &amp; &quot;c&quot;');
    expect(texts('entry > content')[0]).toContain('>E &amp; &lt;E&gt;<');
  });

  it('is left out where nothing changed', () => {
    expect(changeFeed(subject, [], pages)).toBeUndefined();
  });

  it('names only some pages of a change of many', () => {
    const files = Array.from({length: 20}, (_, index) => `docs/${index}.mdx`);
    const many = new Map(files.map((file) => [file, {title: file, address: subject.id}]));
    const change = {hash: 'abc', at: new Date(0), subject: 'Mend all', files};
    expect(changeFeed(subject, [change], many)).toContain('<p>and 8 more pages</p>');
  });
});
