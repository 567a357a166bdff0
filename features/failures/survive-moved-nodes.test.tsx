import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {expect, it} from 'vitest';
import './survive-moved-nodes.client';

/** Text beside an element, which comes and goes. */
const Mixed = ({text, isMarked}: {text: string; isMarked: boolean}): ReactNode => (
  <p>
    {text && `${text} `}
    {isMarked && <mark>new</mark>}
    <b>end</b>
  </p>
);

/** The text nodes of an element. */
function textsOf(element: Node): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

it.each<[what: string, move: (p: Element) => void, left: string]>([
  [
    'text is wrapped',
    (p) => textsOf(p).forEach((text) => wrap([text])),
    // As if nothing had happened.
    'newend',
  ],
  [
    'text is replaced',
    (p) => textsOf(p).forEach((text) => text.replaceWith(fontWith(`[${text.data}]`))),
    // Nobody knows what took its place.
    '[old ]new[end]',
  ],
  ['all is wrapped', (p) => wrap([...p.childNodes]), 'newend'],
])('lets React go on where %s', (_what, move, left) => {
  const {container, rerender} = render(<Mixed text="old" isMarked={false} />);
  move(container.firstElementChild!);
  rerender(<Mixed text="" isMarked />);
  expect(container.textContent).toBe(left);
  rerender(<Mixed text="new" isMarked={false} />);
  rerender(<Mixed text="" isMarked={false} />);
  expect(container.querySelectorAll('mark')).toHaveLength(0);
});

function fontWith(...content: (Node | string)[]): HTMLElement {
  const font = document.createElement('font');
  font.append(...content);
  return font;
}

function wrap(nodes: ChildNode[]): void {
  const font = fontWith();
  nodes[0]!.replaceWith(font);
  font.append(...nodes);
}

it('removes nothing that is elsewhere', () => {
  const [first, second] = [fontWith('a'), fontWith('b')];
  expect(first.removeChild(second.firstChild!)).toBe(second.firstChild);
  expect([first.textContent, second.textContent]).toEqual(['a', 'b']);
  first.insertBefore(second, null);
  expect(first.textContent).toBe('ab');
});
