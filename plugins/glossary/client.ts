import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let isLoaded = false;

/** Loads what shows definitions once a reader turns to a marked term. */
function onIntent(event: Event): void {
  if (!isLoaded && event.target instanceof Element && event.target.closest('a.term')) {
    import('./reader').then(
      ({catchUp}) => {
        isLoaded = true;
        catchUp(event);
      },
      // Without it the link leads to the definition all the same.
      () => undefined,
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  ['pointerover', 'focusin'].forEach((type) => document.addEventListener(type, onIntent));
}
