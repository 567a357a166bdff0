import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyOnClick} from './buttons.client';

function onClick({target}: MouseEvent): void {
  const button = (target as Element).closest('figure.code button[data-code]:not([data-code=copy])');
  const pre = button?.closest('figure')?.querySelector('pre');
  if (!button || !pre) {
    return;
  }
  if (button.matches('[data-code=wrap]')) {
    button.setAttribute('aria-pressed', String(pre.classList.toggle('wrapped')));
  } else {
    pre.classList.remove('folded');
    // The button is about to go; leave the reader in the block.
    pre.focus({preventScroll: true});
    button.remove();
  }
}

/** Made in browsers: in most blocks no line is too long, and pages would load it for nothing. */
const WRAP_BUTTON =
  '<button class="icon-button" type="button" data-code="wrap" aria-label="Wrap long lines" aria-pressed="false"><svg aria-hidden="true"><use href="#icon-wrap"></use></svg></button>';

/** Offers to wrap the lines of a block if one is too long, and to scroll it by keyboard. */
function fit(code: Element): void {
  // React may have removed the block with its page.
  const pre = code.parentElement;
  const figure = pre?.parentElement;
  if (figure) {
    const isWhole = pre.scrollWidth <= pre.clientWidth;
    const button = figure.querySelector<HTMLButtonElement>('button[data-code=wrap]');
    if (button) {
      button.hidden = isWhole && !pre.classList.contains('wrapped');
    } else if (!isWhole) {
      // Left of the others, which stay where they are.
      figure.querySelector('figcaption > button')?.insertAdjacentHTML('beforebegin', WRAP_BUTTON);
    }
    // Out of sight, code has no width of its own (see styles.css): the Tab key must not pass it by.
    const isInSight = code.firstElementChild?.checkVisibility({contentVisibilityAuto: true});
    // Arrow keys show types, if there are any (features/sample-types).
    pre.tabIndex = isWhole && isInSight && !pre.closest('[data-types]') ? -1 : 0;
  }
}

let sizes: ResizeObserver | undefined;

// One listener for the whole document: the blocks themselves stay static HTML.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  // Built pages do that before the application runs; see pipeline/deferred-app.
  if (process.env.NODE_ENV !== 'production') {
    copyOnClick();
  }
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({target}) => target instanceof Element && target.matches('.code pre > code') && fit(target),
    true,
  );
  sizes = new ResizeObserver((entries) => entries.forEach(({target}) => fit(target)));
}

export function onRouteDidUpdate(): void {
  sizes?.disconnect();
  document.querySelectorAll('.code pre > code').forEach((code) => sizes?.observe(code));
}
