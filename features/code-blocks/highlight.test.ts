import {describe, expect, it} from 'vitest';
import {highlightLines} from './highlight';
import {LANGUAGES} from '../../lib/any/languages';

const NONE = new Set<number>();

describe('highlightLines', () => {
  it('gives tokens the classes of their roles', async () => {
    expect(await highlightLines("const a = greet('hi', 1); // done", 'ts', NONE)).toBe(
      '<span class="line"><span class="k">const</span> a = ' +
        `<span class="f">greet</span>(<span class="s">'hi'</span>, <span class="n">1</span>); ` +
        '<span class="c">// done</span></span>',
    );
  });

  it('tells types from values', async () => {
    expect(await highlightLines('let a: Uint8Array;', 'ts', NONE)).toContain(
      '<span class="t">Uint8Array</span>',
    );
  });

  it('leaves plain text without elements', async () => {
    expect(await highlightLines('plain text', 'text', NONE)).toBe(
      '<span class="line">plain text</span>',
    );
  });

  it('marks the lines to highlight, and no others', async () => {
    const html = await highlightLines('a\nb\nc', 'text', new Set([2]));
    expect(html.split('\n')).toEqual([
      '<span class="line">a</span>',
      '<span class="line highlighted">b</span>',
      '<span class="line">c</span>',
    ]);
  });

  it('marks the lines of a diff, and hides the notation', async () => {
    const html = await highlightLines('old(); // [!code --]\nnew_(); // [!code ++]', 'ts', NONE);
    const [removed, added] = html.split('\n');
    expect(removed).toMatch(/^<span class="line diff remove">/);
    expect(added).toMatch(/^<span class="line diff add">/);
    expect(html).not.toContain('!code');
  });

  it('escapes code', async () => {
    const html = await highlightLines('<script>alert("&")</script>', 'text', NONE);
    expect(html).not.toContain('<script');
    expect(html).toContain('&#x3C;script>alert("&#x26;")');
  });

  it.each(Object.keys(LANGUAGES))('writes no style attribute in %s', async (language) => {
    const code = [
      'const a = `x ${b.c} y`; // <b>',
      'import {type D} from "e"; async () => this.f?.(/g/, new H<I>());',
      'contract J { function k() public view returns (uint256) { return 1 ether; } }',
      '{"l": [1, true, null]}',
      'npm install m@1.0.0 --save # n',
      '<o p="q">r</o> .s { color: #fff }',
      't: u',
      '+v',
      '-w',
    ].join('\n');
    const html = await highlightLines(code, language, new Set([1]));
    expect(html).not.toMatch(/style|#0000/);
    expect(html.match(/class="(?:line|[kfsnct])\b/g)).not.toBeNull();
  });
});
