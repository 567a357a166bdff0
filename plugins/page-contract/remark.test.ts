import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import checkComponents, {PAGE_COMPONENTS} from './remark';

const parser = unified().use(remarkParse).use(remarkMdx);

function check(text: string): void {
  checkComponents()(
    parser.parse(text),
    new VFile({path: `${process.cwd()}/docs/page.mdx`, value: text}),
  );
}

describe('checkComponents', () => {
  it.each(PAGE_COMPONENTS)('accepts <%s> without an import', (name) => {
    expect(() => check(`<${name}>text</${name}>`)).not.toThrow();
  });

  it.each([
    ["import Chains from '@site/src/components/Chains';", '<Chains />'],
    ["import {Chains} from './chains';", '<Chains />'],
    ["import {Table as Chains} from './chains';", 'In a line: <Chains />'],
    ["import * as Facts from './facts';", '<Facts.Chains />'],
    ["import React, {Suspense} from 'react';", '<Suspense />'],
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
        `^docs/page\\.mdx:${line}: <Chain(?:\\.Row)?> is no component of pages; import it`,
      ),
    );
  });

  it('names the components that there are', () => {
    expect(() => check('<Chain />')).toThrow(`or use one of ${PAGE_COMPONENTS.join(', ')}`);
  });
});
