import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let isLoaded = false;

/** Loads what shows types once a reader turns to a block that has some. */
function onIntent(event: Event): void {
  if (
    !isLoaded &&
    event.target instanceof Element &&
    event.target.closest('figure[data-types] pre')
  ) {
    import('./reader').then(
      ({catchUp}) => {
        isLoaded = true;
        catchUp(event);
      },
      // Without it the page is as it was; the next intent tries again.
      () => undefined,
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  ['pointerover', 'focusin', 'click'].forEach((type) => document.addEventListener(type, onIntent));
}
