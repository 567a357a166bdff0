import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const OPEN = '.navbar .dropdown:is(:hover, :focus-within, .dropdown--show)';

/** Hides an open menu of the navbar until pointer and focus have left it, or a key opens it; see features/design/application.deferred.css. */
function dismiss(menu: HTMLElement): void {
  const controller = new AbortController();
  const {signal} = controller;
  const giveBack = (): void => {
    delete menu.dataset.dismissed;
    controller.abort();
  };
  const onLeave = (): void =>
    queueMicrotask(() => menu.matches(':hover, :focus-within') || giveBack());
  menu.dataset.dismissed = '';
  menu.addEventListener('mouseleave', onLeave, {signal});
  menu.addEventListener('focusout', onLeave, {signal});
  menu.addEventListener('keydown', ({key}) => /^(?:Enter| )$/.test(key) && giveBack(), {signal});
}

// The theme's menus open on hover and by the keyboard, and ignore Escape (WCAG 1.4.13).
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' ? document.querySelector<HTMLElement>(OPEN) : null;
    if (menu) {
      if (menu.querySelector('ul')?.contains(document.activeElement)) {
        menu.querySelector<HTMLElement>(':scope > a')?.focus();
      }
      dismiss(menu);
      // The theme takes it for a touch beside the menu, and notes that it is closed.
      document.dispatchEvent(new Event('touchstart'));
    }
  });
}
