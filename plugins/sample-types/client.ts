import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type * as Reader from './reader';

const INTENTS = ['pointerover', 'focusin', 'click'];

let reader: typeof Reader | undefined;

/** Loads what shows types once a reader turns to a block that has some. */
function onIntent(event: Event): void {
  if (event.target instanceof Element && event.target.closest('figure[data-types] pre')) {
    import('./reader').then(
      (loaded) => {
        if (!reader) {
          reader = loaded;
          INTENTS.forEach((type) => document.removeEventListener(type, onIntent));
          reader.start();
        }
        reader.catchUp(event);
      },
      // Without it the page is as it was; the next intent tries again.
      () => undefined,
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  INTENTS.forEach((type) => document.addEventListener(type, onIntent));
}

const clientModule: ClientModule = {
  onRouteUpdate: () => reader?.close(),
};

export default clientModule;
