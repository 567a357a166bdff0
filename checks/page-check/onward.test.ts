import {expect, it} from 'vitest';
import {parseMarkdown} from '../../lib/node/markdown';
import {onwardProblems} from './onward';

const PAGE = 'docs/sdk/access-control/encryption.mdx';
const problems = (...links: string[]): string[] =>
  onwardProblems(
    parseMarkdown(['## Next', '', ...links.map((link) => `- [A](${link}): a.`)].join('\n')),
    PAGE,
  );

it('names a page that recommends the one before it in the sidebar', () => {
  expect(problems('./intro.mdx#a', '../tests.mdx')).toEqual([
    `${PAGE}:3: recommends the page before it; begin "Next" with another link`,
  ]);
  expect(problems('../tests.mdx', './intro.mdx')).toEqual([]);
});

it('names a page with more than three ways on', () => {
  expect(problems('../tests.mdx', './a.mdx', './b.mdx', './c.mdx')).toEqual([
    `${PAGE}:3: has more than 3 links below "Next"; leave those that lead on best`,
  ]);
});

it('finds nothing where a page has no such section', () => {
  expect(onwardProblems(parseMarkdown('## Text\n\n- a'), PAGE)).toEqual([]);
});
