import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {componentsOf, fencePage} from '../../lib/testing/fence-page';
import highlightCode from './rehype';

type TestFence = Parameters<typeof fencePage>[0];

async function render(...fences: TestFence[]) {
  const {tree, file} = fencePage(...fences);
  await highlightCode()(tree, file);
  return componentsOf(tree).map(({name, html}) => ({name, html: String(html)}));
}

async function htmlOf(fence: TestFence): Promise<string> {
  const [figure] = await render(fence);
  return figure!.html;
}

describe('a code block', () => {
  it('has its title as caption, two buttons, and its code', async () => {
    const [figure] = await render({language: 'ts', meta: 'title="a.ts"', code: 'go();'});
    expect(figure).toEqual({
      name: 'CodeFigure',
      html: [
        '<figcaption><span class="code-name">a.ts</span>',
        '<button class="icon-button needs-scripts" type="button" data-code="copy" aria-label="Copy a.ts"><svg aria-hidden="true"><use href="#icon-copy"></use></svg></button>',
        '</figcaption><pre tabindex="0"><code data-lines="1"><span class="line"><span class="f">go</span>();</span></code></pre>',
      ].join(''),
    });
  });

  it('is named after its language without a title', async () => {
    expect(await htmlOf({language: 'bash', code: 'ls'})).toContain(
      '<span class="code-name">Shell</span>',
    );
  });

  it('hides what the sample cuts, and counts highlighted lines without it', async () => {
    const html = await htmlOf({
      language: 'ts',
      meta: '{2}',
      code: 'secret();\n// ---cut---\na;\nb;',
    });
    expect(html).not.toContain('secret');
    expect(html).toContain(
      '<span class="line">a;</span>\n<span class="line highlighted">b;</span>',
    );
  });

  it('numbers its lines on request', async () => {
    const fence = {language: 'text', code: 'a'};
    expect(await htmlOf({...fence, meta: 'showLineNumbers'})).toContain('class="numbered"');
    expect(await htmlOf(fence)).not.toContain('numbered');
  });

  it('is folded when it is long, unless that would hide highlighted lines', async () => {
    const fence = {language: 'text', code: Array.from({length: 41}, () => 'a').join('\n')};
    expect(await htmlOf({...fence, meta: '{24}'})).toContain('<pre tabindex="0" class="folded">');
    expect(await htmlOf(fence)).toContain('>Show all 41 lines</button>');
    expect(await htmlOf({...fence, meta: '{25}'})).not.toMatch(/folded|Show all/);
    expect(await htmlOf({...fence, code: fence.code.slice(2)})).not.toMatch(/folded|Show all/);
  });

  it('becomes an output when it shows what a sample prints', async () => {
    const [figure] = await render({language: 'text', meta: 'output', code: '1'});
    expect(figure!.name).toBe('OutputFigure');
    expect(figure!.html).toContain('<span class="code-name">Output</span>');
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
