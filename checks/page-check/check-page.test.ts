import {expect, it} from 'vitest';
import {duplicateTexts, pageProblems} from './check-page';

const FOLDER = 'checks/page-check/testing';
const PAGE = `${FOLDER}/page.mdx`;
const TARGET = `${FOLDER}/target.mdx`;

it('says every mistake of a page with its line, and what would be right', async () => {
  const problems = await pageProblems([PAGE]);
  expect(problems.map((problem) => problem.replace(/(use one of ).*/, '$1…'))).toEqual([
    `${PAGE}:3: front matter: description: must have 70 to 160 characters`,
    `${PAGE}:12: <Unknown> is no component of pages; import it, or use one of …`,
    `${PAGE}:10: the title is the only heading with one #; begin with ##`,
    `${PAGE}:22: the heading skips a level; write ## below #`,
    `${PAGE}:16: the diagram has no title; write \`\`\`sequence title="…"`,
    `${PAGE}:14: <ChainsTable>: version: write one of v3, v2`,
    `${PAGE}:24: ./missing.mdx: there is no file ${FOLDER}/missing.mdx`,
    `${PAGE}:25: ./target.mdx#secnd-part: ${TARGET} has no heading for #secnd-part; did you mean second-part`,
    `${PAGE}:26: /v3/sdk/instalation: no page has this address; did you mean /v3/sdk/installation`,
    `${PAGE}:27: /v3/sdk/installation#instal: docs/sdk/installation.mdx has no heading for #instal; did you mean install`,
    `${PAGE}:28: #in-no-part: ${PAGE} has no heading for #in-no-part; did you mean in-the-part`,
    `${PAGE}:31: /v2/no-such-page-at-all: no page has this address`,
    `${PAGE}:32: /img/lgo.svg: there is no file static/img/lgo.svg`,
    `${PAGE}:33: /v3/%zz: has a % that begins no escape; write %25 for it`,
    `${PAGE}:33: JavaScript:alert%281%29: links begin with https:, http:, mailto:, not with javascript:`,
    `${PAGE}:33: http://%5B: is no address; mend it`,
    `${FOLDER}/_part.mdx:3: #nowhere-at-all: ${PAGE} has no heading for #nowhere-at-all`,
  ]);
});

it('finds nothing wrong with a page and a partial that are right', async () => {
  expect(await pageProblems([TARGET, `${FOLDER}/_part.mdx`])).toEqual([]);
});

it('says where a page does not parse', async () => {
  expect(await pageProblems([`${FOLDER}/unclosed.mdx`])).toEqual([
    `${FOLDER}/unclosed.mdx:10: the page does not parse: Expected a closing tag for \`<Details>\` (10:1-10:10)`,
  ]);
});

it('names a page whose texts another one has', async () => {
  const [problem] = await pageProblems([TARGET], [TARGET, TARGET]);
  expect(problem).toContain(`${TARGET}:1: front matter: the title`);
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
