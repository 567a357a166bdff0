import {expect, it} from 'vitest';
import {componentsOf, fencePage} from '../../lib/testing/fence-page';
import drawSequences from './rehype';

async function draw(code: string, meta?: string) {
  const {tree, file} = fencePage({language: 'sequence', meta, code, line: 9});
  await drawSequences()(tree, file);
  return componentsOf(tree)[0]!;
}

const htmlOf = async (code: string, meta = 'title="T"') => String((await draw(code, meta)).html);
const itemsOf = async (code: string) => (await htmlOf(code)).match(/<li .*?<\/li>/g) ?? [];

it('draws a caption, a lane for each party and the messages in order', async () => {
  const {name, html} = await draw('\n  A -> B: one\n\nB -> C: two  ', 'title="Who asks whom"');
  expect(name).toBe('SequenceFigure');
  expect(html).toMatch(
    /^<figcaption>Who asks whom<\/figcaption><div class="lanes of3" aria-hidden="true"><b>A<\/b><b>B<\/b><b>C<\/b><\/div><ol class="of3"><li class="right a1 b2">.*one.*<li class="right a2 b3">.*<span class="text">two<\/span><\/li><\/ol>$/,
  );
});

it('leaves code to others', async () => {
  const {tree, file} = fencePage({language: 'ts', code: 'const a = 1;'});
  await drawSequences()(tree, file);
  expect(tree.children.map(({type}) => type)).toEqual(['element']);
});

it.each([
  ['A -> B: go\nB -> C: go\nA -> C: far', 'right a1 b3'],
  ['A -> B: go\nB -> A: back', 'left a1 b2'],
  ['A -> B: go\nB -> B: think', 'self a2 b2'],
])('points the last message of %j', async (source, classes) => {
  expect((await itemsOf(source)).at(-1)).toMatch(new RegExp(`^<li class="${classes}">`));
});

it.each([
  ['Your app -> Lit nodes: asks', ['Your app', 'Lit nodes', 'asks']],
  ['A->B: asks', ['A', 'B', 'asks']],
  ['A -> B: says: a -> b', ['A', 'B', 'says: a -&gt; b']],
  ['A -> B: opens https://example.org', ['A', 'B', 'opens https://example.org']],
  ['A -> B: calls `sign()` twice', ['A', 'B', 'calls <code>sign()</code> twice']],
])('says sender and receiver in words: %s', async (source, [from, to, text]) => {
  expect((await itemsOf(source))[0]).toContain(
    `<b>${from}</b><i aria-hidden="true"> → </i><span class="visually-hidden"> to </span><b>${to}</b><span class="visually-hidden">: </span></span><span class="text">${text}</span>`,
  );
});

it('says a message to oneself without receiver', async () => {
  expect((await itemsOf('A -> A: think'))[0]).not.toContain(' to ');
});

it('escapes the title, the parties and the messages', async () => {
  const html = await htmlOf('<i> -> "B": `<script>` & <b>bold</b>', 'title="<img src=x>"');
  expect(html).not.toMatch(/<(?:script|img)|<i>|<b>bold/);
  expect(html).toContain('<figcaption>&lt;img src=x&gt;</figcaption>');
  expect(html).toContain('<b>&lt;i&gt;</b>');
  expect(html).toContain('<b>&quot;B&quot;</b>');
  expect(html).toContain('<code>&lt;script&gt;</code> &amp; &lt;b&gt;bold&lt;/b&gt;');
});

it.each<[meta: string | undefined, code: string, message: string]>([
  [undefined, 'A -> B: asks', 'the diagram has no title; write ```sequence title="…"'],
  ['title=""', 'A -> B: asks', 'the diagram has no title'],
  ['title=a', '\n \n', 'the diagram has no messages; write one a line, "From -> To: text"'],
  [
    'title=a',
    'A -> B: 1\nB -> C: 2\nC -> D: 3\nD -> E: 4\nE -> F: 5',
    'the diagram has 6 parties; 5 are readable',
  ],
])('refuses %s, %j, with its place', async (meta, code, message) => {
  await expect(draw(code, meta)).rejects.toThrow(`docs/page.mdx:9: ${message}`);
});

it.each(['App: asks', 'A -> B', 'A -> B:', 'A -> : asks', '-> B: asks', 'A → B: a'])(
  'refuses %j, and quotes it',
  async (line) => {
    await expect(draw(`A -> B: asks\n${line}`, 'title=a')).rejects.toThrow(
      `"${line}" is no message; write "From -> To: text"`,
    );
  },
);
