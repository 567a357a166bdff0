import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {SequenceFigure} from './HtmlFigure';

afterEach(cleanup);

it('shows ready HTML in a figure of its kind', () => {
  const html = '<figcaption>A &amp; B</figcaption><ol><li>c</li></ol>';
  const {container} = render(<SequenceFigure html={html} />);
  expect(container.innerHTML).toBe(`<figure class="sequence">${html}</figure>`);
});
