import {expect, it} from 'vitest';
import {componentsOf, fencePage} from '../../lib/testing/fence-page';
import drawSequences from './rehype';

it('draws sequence fences, and leaves code to others', async () => {
  const {tree, file} = fencePage(
    {language: 'sequence', meta: 'title="Who asks whom"', code: 'A -> B: asks'},
    {language: 'ts', code: 'const a = 1;'},
  );
  await drawSequences()(tree, file);
  expect(tree.children.map(({type}) => type)).toEqual(['mdxJsxFlowElement', 'element']);
  const [figure] = componentsOf(tree);
  expect(figure!.name).toBe('SequenceFigure');
  expect(figure!.html).toContain('<figcaption>Who asks whom</figcaption>');
});

it.each([
  ['without a title', undefined, 'A -> B: asks', 'no title; write ```sequence title="…"'],
  ['with an empty title', 'title=""', 'A -> B: asks', 'the diagram has no title'],
  ['with a line that is no message', 'title="a"', 'A to B', '"A to B" is no message; write "From'],
  ['without messages', 'title="a"', '', 'the diagram has no messages'],
])('refuses a diagram %s, with its place', async (_what, meta, code, message) => {
  const {tree, file} = fencePage({language: 'sequence', meta, code, line: 9});
  await expect(drawSequences()(tree, file)).rejects.toThrow(/^docs\/page\.mdx:9: /);
  await expect(drawSequences()(tree, file)).rejects.toThrow(message);
});
