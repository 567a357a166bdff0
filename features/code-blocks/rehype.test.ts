import {load} from 'cheerio';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {LANGUAGES} from '../../lib/any/languages';
import {componentsOf, fencePage} from '../../lib/testing/fence-page';
import {highlightLines} from './highlight';
import highlightCode from './rehype';

type TestFence = Parameters<typeof fencePage>[0];

async function render(fence: TestFence) {
  const {tree, file} = fencePage(fence);
  await highlightCode()(tree, file);
  const [{name, html}] = componentsOf(tree) as [{name: string; html: string}];
  return {name, html};
}

const htmlOf = async (fence: TestFence): Promise<string> => (await render(fence)).html;

describe('a code block', () => {
  it('has its title as caption, a button, and its code', async () => {
    expect(await render({language: 'ts', meta: 'title="a.ts"', code: 'go();'})).toEqual({
      name: 'CodeFigure',
      html: [
        '<figcaption><span class="code-name">a.ts</span>',
        '<button class="icon-button needs-scripts" type="button" data-code="copy" aria-label="Copy a.ts"><svg aria-hidden="true"><use href="#icon-copy"></use></svg></button>',
        '</figcaption><pre tabindex="0"><code data-lines="1"><span class="line"><span class="f">go</span>();</span></code></pre>',
      ].join(''),
    });
  });

  it('is named after its language without a title, and numbers its lines on request', async () => {
    const html = await htmlOf({language: 'bash', meta: 'showLineNumbers', code: 'ls'});
    expect(html).toContain('<span class="code-name">Shell</span>');
    expect(html).toContain('<pre tabindex="0" class="numbered">');
  });

  it('hides what the sample cuts, and counts highlighted lines without it', async () => {
    const code = 'secret();\n// ---cut---\na;\nb;';
    const html = await htmlOf({language: 'ts', meta: '{2}', code});
    expect(html).not.toContain('secret');
    expect(html).toContain(
      '<span class="line">a;</span>\n<span class="line highlighted">b;</span>',
    );
  });

  it('is folded when it is long, unless that would hide highlighted lines', async () => {
    const fence = {language: 'text', code: Array.from({length: 41}, () => 'a').join('\n')};
    expect(await htmlOf({...fence, meta: '{24}'})).toContain('<pre tabindex="0" class="folded">');
    expect(await htmlOf(fence)).toContain('>Show all 41 lines</button>');
    expect(await htmlOf({...fence, meta: '{25}'})).not.toMatch(/folded|Show all/);
    expect(await htmlOf({...fence, code: fence.code.slice(2)})).not.toMatch(/folded|Show all/);
  });

  it('marks what a patch changes, and leaves out its first column, which nobody wants to copy', async () => {
    const $ = load(await htmlOf({language: 'diff', code: ' a();\n-b();\n+c();'}));
    expect($('code').text()).toBe('a();\nb();\nc();');
    expect(Array.from($('.line'), (line) => $(line).attr('class'))).toEqual([
      'line',
      'line diff remove',
      'line diff add',
    ]);
  });

  it('becomes an output when it shows what a sample prints', async () => {
    const {name, html} = await render({language: 'text', meta: 'output', code: '1'});
    expect(name).toBe('OutputFigure');
    expect(html).toContain('<span class="code-name">Output</span>');
  });

  it.each(['<img src=x onerror=alert(1)>', '</figcaption><script>', 'a &amp; b'])(
    'shows the title %s as text',
    async (title) => {
      const $ = load(await htmlOf({language: 'text', meta: `title="${title}"`, code: 'a'}));
      expect($('img, script')).toHaveLength(0);
      expect($('.code-name').text()).toBe(title);
      expect($('[data-code=copy]').attr('aria-label')).toBe(`Copy ${title}`);
    },
  );

  it.each([
    ['an unknown language', 'typescrpt', 'unknown code language "typescrpt"; use one of ts, tsx,'],
    ['no language', '', 'unknown code language ""; use one of ts, tsx,'],
    ['the name of a property of every object', 'constructor', 'unknown code language'],
  ])('is refused with %s, with its place', async (_what, language, message) => {
    await expect(render({language, code: '', line: 12})).rejects.toThrow(
      `docs/page.mdx:12: ${message}`,
    );
  });
});

describe('a difference', () => {
  type Fences = TestFence[];

  async function merged(...fences: Fences) {
    const {tree, file} = fencePage(...fences);
    const position = {start: {line: 7, column: 1}, end: {line: 7, column: 1}};
    const children = tree.children as MdxJsxFlowElementHast['children'];
    const element = {type: 'mdxJsxFlowElement' as const, name: 'Difference', attributes: []};
    tree.children = [{...element, children, position}];
    await highlightCode()(tree, file);
    return tree.children as MdxJsxFlowElementHast[];
  }

  const v2: TestFence = {language: 'ts', meta: 'title="a-v2.ts" {2}', code: 'same();\nold();'};
  const v3: TestFence = {language: 'ts', meta: 'title="a-v3.ts" {1}', code: 'same();\nfresh();'};
  const output = (code: string): TestFence => ({language: 'text', meta: 'output', code});

  it('is one block with both names, and knows both samples', async () => {
    const [block, ...others] = await merged(v2, v3);
    expect(others).toEqual([]);
    const value = (name: string) =>
      block!.attributes.find((each) => 'name' in each && each.name === name)?.value;
    expect(value('before')).not.toBe(value('block'));
    const $ = load(value('html') as string);
    expect($('.code-name').text()).toBe('a-v2.ts → a-v3.ts');
    expect(Array.from($('.line'), (line) => $.html(line).split('>', 1)[0])).toEqual([
      '<span class="line"',
      '<span class="line diff remove"',
      '<span class="line diff add"',
    ]);
    expect($('code').text()).toBe('same();\nold();\nfresh();');
    expect($('code').attr('data-lines')).toBe('3');
  });

  it('has one output of both below it', async () => {
    const blocks = await merged(v2, output('1'), v3, output('2'));
    expect(blocks.map(({name}) => name)).toEqual(['CodeFigure', 'OutputFigure']);
  });

  it.each([
    ['an odd number of fences', [v2, v3, output('1')]],
    ['a sample in place of an output', [v2, output('1'), v3, v3]],
    ['nothing', []],
  ])('is refused with %s', async (_what, fences) => {
    await expect(merged(...fences)).rejects.toThrow(
      'docs/page.mdx:7: <Difference> holds the fences of the earlier release',
    );
  });
});

describe('lines', () => {
  const lines = (code: string, language = 'ts', ...highlighted: number[]) =>
    highlightLines(code, language, new Set(highlighted));

  it('have tokens with the classes of their roles, and plain text without elements', async () => {
    expect(await lines("const a = greet('hi', 1); // done")).toBe(
      '<span class="line"><span class="k">const</span> a = ' +
        `<span class="f">greet</span>(<span class="s">'hi'</span>, <span class="n">1</span>); ` +
        '<span class="c">// done</span></span>',
    );
    expect(await lines('let a: Uint8Array;')).toContain('<span class="t">Uint8Array</span>');
    expect(await lines('plain', 'text')).toBe('<span class="line">plain</span>');
  });

  it('are marked where a diff says so, without its notation', async () => {
    const html = await lines('old(); // [!code --]\nnew_(); // [!code ++]');
    const [removed, added] = html.split('\n');
    expect(removed).toMatch(/^<span class="line diff remove">/);
    expect(added).toMatch(/^<span class="line diff add">/);
    expect(html).not.toContain('!code');
  });

  it('are escaped', async () => {
    const html = await lines('<script>alert("&")</script>', 'text');
    expect(html).not.toContain('<script');
    expect(html).toContain('&#x3C;script>alert("&#x26;")');
  });

  it.each(Object.keys(LANGUAGES))('have no style attribute in %s', async (language) => {
    const code = [
      'const a = `x ${b.c} y`; // <b>',
      'import {type D} from "e"; async () => this.f?.(/g/, new H<I>());',
      'contract J { function k() public view returns (uint256) { return 1 ether; } }',
      '{"l": [1, true, null]}',
      'npm install m@1.0.0 --save # n',
      '<o p="q">r</o> .s { color: #fff }',
      't: u\n+v\n-w',
    ].join('\n');
    const html = await lines(code, language, 1);
    expect(html).not.toMatch(/style|#0000/);
    expect(html).toMatch(/class="(?:line|[kfsnct])\b/);
  });
});
