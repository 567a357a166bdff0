import {existsSync, readFileSync} from 'node:fs';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../lib/node/markdown';
import checkStructure, {ADMONITIONS, PAGE_COMPONENTS} from './remark';

function check(text: string, file = 'docs/page.mdx'): void {
  checkStructure()(parseMarkdown(text), new VFile({path: `${process.cwd()}/${file}`, value: text}));
}

describe('the components of a page', () => {
  it('may be provided without an import', () => {
    expect(() => check(PAGE_COMPONENTS.map((name) => `<${name} />`).join('\n\n'))).not.toThrow();
  });

  it.each([
    ["import Chains from '@site/src/components/Chains';", '<Chains />'],
    ["import {Table as Chains} from './chains';", 'In a line: <Chains />'],
    ["import * as Facts from './facts';", '<Facts.Chains />'],
  ])('accepts what the page imports: %s', (statement, use) => {
    expect(() => check(`${statement}\n\n${use}`)).not.toThrow();
  });

  it('leaves HTML elements and fragments alone', () => {
    expect(() => check('<details><summary>More</summary></details>\n\n<>text</>')).not.toThrow();
  });

  it.each([
    ['on its own', 'First.\n\n<Chain />', 3],
    ['in a line', 'First.\n\nThen\n<Chain /> here', 4],
    ['in another component', '<Tabs>\n<TabItem>\n<Chain />\n</TabItem>\n</Tabs>', 3],
    ['as a member', '<Chain.Row />', 1],
  ])('reports an unknown component %s, with its line', (_where, text, line) => {
    expect(() => check(text)).toThrow(
      new RegExp(
        `^docs/page\\.mdx:${line}: <Chain(?:\\.Row)?> is not a component of pages; import it, or use one of ${PAGE_COMPONENTS.join(', ')}$`,
      ),
    );
  });
});

describe('the headings of a page', () => {
  it.each(['## A\n\n### B\n\n## C', 'Text alone.'])('may be %j', (text) => {
    expect(() => check(text)).not.toThrow();
  });

  it('begin below the title, and skip no level', () => {
    expect(() => check('### A\n\n# B\n\n## C\n\n#### D')).toThrow(
      [
        'docs/page.mdx:1: the heading skips a level; write ## below #',
        'docs/page.mdx:3: the title is the only heading with one #; begin with ##',
        'docs/page.mdx:7: the heading skips a level; write ### below ##',
      ].join('\n'),
    );
  });

  it('may begin at any level in a partial', () => {
    expect(() => check('### A', 'docs/_part.mdx')).not.toThrow();
    expect(() => check('### A\n\n##### B', 'docs/_part.mdx')).toThrow('docs/_part.mdx:3: ');
  });
});

describe('the admonitions of a page', () => {
  it.each(ADMONITIONS)('of the kind %s have a colour and an icon', (kind) => {
    const styles = readFileSync('features/design/content.css', 'utf8');
    expect(styles).toMatch(
      new RegExp(`\\.theme-admonition-${kind} \\{\\s+--tone: var\\(--[\\w-]+\\);`),
    );
    const folder = kind[0]!.toUpperCase() + kind.slice(1);
    expect(existsSync(`src/theme/Admonition/Icon/${folder}/index.tsx`)).toBe(true);
  });

  it('may have a title in brackets, and stand in a list', () => {
    expect(() =>
      check(':::note[Which]\n\nA.\n\n:::\n\n- B\n\n  :::tip\n\n  C\n\n  :::'),
    ).not.toThrow();
  });

  it('are of a kind that the site has, and have no title outside of brackets', () => {
    expect(() => check(':::wraning\n\nA.\n\n:::\n\n:::note Which\n\nB.')).toThrow(
      [
        'docs/page.mdx:1: :::wraning is not an admonition; use one of note, tip, info, warning, danger',
        'docs/page.mdx:7: ":::note Which" stays text; begin with :::note[Title] and end with :::, each on a line of its own',
      ].join('\n'),
    );
  });
});
