import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const OPEN = '.navbar .dropdown:is(:hover, :focus-within, .dropdown--show)';

/** Hides an open menu of the navbar until pointer and focus have left it; see shell.css. */
function dismiss(menu: Element): void {
  const controller = new AbortController();
  const {signal} = controller;
  const giveBack = (): void => {
    if (!menu.matches(':hover, :focus-within')) {
      menu.removeAttribute('data-dismissed');
      controller.abort();
    }
  };
  menu.setAttribute('data-dismissed', '');
  menu.addEventListener('mouseleave', giveBack, {signal});
  menu.addEventListener('focusout', () => queueMicrotask(giveBack), {signal});
  menu.addEventListener(
    'keydown',
    (event) => {
      if (['Enter', ' '].includes((event as KeyboardEvent).key)) {
        menu.removeAttribute('data-dismissed');
        controller.abort();
      }
    },
    {signal},
  );
}

// The theme's menus open on hover and by the keyboard, and ignore Escape (WCAG 1.4.13).
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' ? document.querySelector(OPEN) : null;
    if (menu) {
      const link = menu.querySelector<HTMLElement>(':scope > a');
      if (menu.querySelector('ul')?.contains(document.activeElement)) {
        link?.focus();
      }
      dismiss(menu);
    }
  });
}
