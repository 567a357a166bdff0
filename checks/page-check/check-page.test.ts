import {expect, it} from 'vitest';
import {duplicateTexts, pageProblems} from './check-page';

const FOLDER = 'checks/page-check/testing';
const PAGE = `${FOLDER}/page.mdx`;
const RIGHT = `${FOLDER}/right.mdx`;

it('says every mistake of a page with its line, and what would be right', async () => {
  const problems = await pageProblems([PAGE]);
  expect(problems.map((problem) => problem.replace(/(use one of ).*/, '$1…'))).toEqual([
    `${PAGE}:3: front matter: description: must have 70 to 160 characters`,
    `${PAGE}:12: <Unknown> is no component of pages; import it, or use one of …`,
    `${PAGE}:10: the title is the only heading with one #; begin with ##`,
    `${PAGE}:22: the heading skips a level; write ## below #`,
    `${PAGE}:16: the diagram has no title; write \`\`\`sequence title="…"`,
    `${PAGE}:14: <ChainsTable>: version: write one of v3, v2`,
    `${FOLDER}/_part.mdx:3: <Unknown> is no component of pages; import it, or use one of …`,
  ]);
});

it('finds nothing wrong with a page that is right', async () => {
  expect(await pageProblems([RIGHT])).toEqual([]);
});

it('says where a page does not parse', async () => {
  expect(await pageProblems([`${FOLDER}/unclosed.mdx`])).toEqual([
    `${FOLDER}/unclosed.mdx:10: the page does not parse: Expected a closing tag for \`<Details>\` (10:1-10:10)`,
  ]);
});

it('names a page whose texts another one has', async () => {
  const [problem] = await pageProblems([RIGHT], [RIGHT, RIGHT]);
  expect(problem).toContain(`${RIGHT}:1: front matter: the title`);
});

const A = 'docs/a.mdx';
const TITLE = 'front matter: the title "A" is taken; write another title_meta than in';
it.each<[string, [string, object][], string[]]>([
  [
    'title in two docs versions',
    [
      [A, {title: 'A'}],
      ['versioned_docs/version-2.0/a.mdx', {title: 'A'}],
    ],
    [],
  ],
  [
    'browser title of a docs version',
    [
      [A, {title: 'A'}],
      ['docs/b.mdx', {title: 'A'}],
      ['docs/c.mdx', {title: 'C', title_meta: 'A'}],
    ],
    [`docs/b.mdx:1: ${TITLE} ${A}`, `docs/c.mdx:1: ${TITLE} ${A}`],
  ],
  [
    'description, wherever that is',
    [
      [A, {description: 'a'}],
      ['blog/b.mdx', {description: 'a'}],
    ],
    [`blog/b.mdx:1: front matter: write another description than in ${A}`],
  ],
  [
    'slug of posts',
    [
      ['blog/a.mdx', {slug: 'a'}],
      ['blog/b.mdx', {slug: 'a'}],
    ],
    ['blog/b.mdx:1: front matter: write another slug than in blog/a.mdx'],
  ],
])('a shared %s', (_what, pages, problems) => {
  expect(duplicateTexts(pages)).toEqual(problems);
});
