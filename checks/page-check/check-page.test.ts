import {expect, it} from 'vitest';
import {pageProblems} from './check-page';

const FOLDER = 'checks/page-check/testing';
const PAGE = `${FOLDER}/page.mdx`;
const PART = `${FOLDER}/_part.mdx`;
const RIGHT = `${FOLDER}/right.mdx`;

it('says every mistake of a page with its line, and what would be right', async () => {
  const problems = await pageProblems([PAGE, PART]);
  expect(problems.map((problem) => problem.replace(/(use one of ).*/, '$1…'))).toEqual([
    `${PAGE}:3: front matter: description: must have 70 to 160 characters`,
    `${PAGE}:12: <Unknown> is not a component of pages; import it, or use one of …`,
    `${PAGE}:10: the title is the only heading with one #; begin with ##`,
    `${PAGE}:22: the heading skips a level; write ## below #`,
    `${PAGE}:16: the diagram has no title; write \`\`\`sequence title="…"`,
    `${PAGE}:14: <ChainsTable>: version: write one of v3, v2`,
    `${PART}:3: <Unknown> is not a component of pages; import it, or use one of …`,
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
