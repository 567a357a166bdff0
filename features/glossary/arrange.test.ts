import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {expect, it} from 'vitest';
import {arrangeGlossary} from './arrange';

const term = (id: string) => [h('h3', {id}, id), h('p', `About ${id}`)];

it('puts letters before the terms, and the terms into a filter', () => {
  const tree: Root = {
    type: 'root',
    children: [
      h('p', 'A lead.'),
      h('h2', 'A to C'),
      ...term('alpha'),
      ...term('atlas'),
      ...term('beta'),
      h('h2', 'D to Z'),
      ...term('delta'),
      h('h2', {id: 'next'}, 'Next'),
    ],
  };
  arrangeGlossary(tree);

  const [lead, list, next] = tree.children;
  expect(toHtml([lead, next] as never)).toBe('<p>A lead.</p><h2 id="next">Next</h2>');
  expect(list).toMatchObject({
    name: 'Filter',
    attributes: [
      {name: 'one', value: 'term'},
      {name: 'many', value: 'terms'},
      {name: 'count', value: '4'},
    ],
  });
  const {children} = list as unknown as Root;
  expect(toHtml(children[0]!)).toBe(
    '<nav class="letters" aria-label="Terms by letter">' +
      '<a href="#alpha" data-filter-group="A">A</a>' +
      '<a href="#beta" data-filter-group="B">B</a>' +
      '<a href="#delta" data-filter-group="D">D</a></nav>',
  );
  expect(toHtml(children[2]!)).toBe(
    '<section data-filter-section=""><h2>D to Z</h2>' +
      '<div data-groups="D"><h3 id="delta">delta</h3><p>About delta</p></div></section>',
  );
});

it('leaves a page without terms as it is', () => {
  const tree: Root = {type: 'root', children: [h('p', 'Soon.')]};
  arrangeGlossary(tree);
  expect(tree.children).toHaveLength(1);
});
