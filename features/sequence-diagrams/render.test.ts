import {describe, expect, it} from 'vitest';
import {parseSequence} from './parse';
import {renderSequence} from './render';

const render = (source: string, title = 'Title'): string =>
  renderSequence(parseSequence(source), title);

const items = (html: string): string[] => html.match(/<li .*?<\/li>/g) ?? [];

describe('renderSequence', () => {
  it('draws a caption, a lane for each party and the messages in order', () => {
    const html = render('A -> B: one\nB -> C: two');
    expect(html).toMatch(
      /^<figcaption>Title<\/figcaption><div class="lanes of3" aria-hidden="true"><b>A<\/b><b>B<\/b><b>C<\/b><\/div><ol class="of3">/,
    );
    expect(items(html)).toHaveLength(2);
    expect(items(html)[1]).toContain('two');
  });

  it.each([
    ['to the right', 'A -> B: go', 'right a1 b2'],
    ['over a lane', 'A -> B: go\nB -> C: go\nA -> C: far', 'right a1 b3'],
    ['to the left', 'A -> B: go\nB -> A: back', 'left a1 b2'],
    ['to its sender', 'A -> B: go\nB -> B: think', 'self a2 b2'],
  ])('points a message %s', (_where, source, classes) => {
    expect(items(render(source)).at(-1)).toMatch(new RegExp(`^<li class="${classes}">`));
  });

  it('says sender and receiver in words, and a message to oneself without receiver', () => {
    const [there, self] = items(render('A -> B: go\nA -> A: think'));
    expect(there).toContain('<b>A</b><i aria-hidden="true"> → </i>');
    expect(there).toContain('<span class="visually-hidden"> to </span><b>B</b>');
    expect(self).toContain('<span class="route"><b>A</b><span');
    expect(self).not.toContain(' to ');
  });

  it('shows code in messages as code', () => {
    expect(render('A -> B: calls `sign()` twice')).toContain('calls <code>sign()</code> twice');
  });

  it('escapes the title, the parties and the messages', () => {
    const html = render('<i> -> "B": `<script>` & <b>bold</b>', '<img src=x>');
    expect(html).not.toMatch(/<(?:script|img)|<i>|<b>bold/);
    expect(html).toContain('<figcaption>&lt;img src=x&gt;</figcaption>');
    expect(html).toContain('<b>&lt;i&gt;</b>');
    expect(html).toContain('<b>&quot;B&quot;</b>');
    expect(html).toContain('<code>&lt;script&gt;</code> &amp; &lt;b&gt;bold&lt;/b&gt;');
  });
});
