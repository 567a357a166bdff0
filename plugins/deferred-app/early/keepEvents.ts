import {afterNextFrame, isAlive, runApplication, showMenuStandIn, whenAlive} from './application';
import {changeColourMode, isColourModeButton} from './colourMode';

/** What only the application works. Links of the content lead on without it, and code is copied without it. */
const CONTROLS =
  'button:not([data-code=copy], .load-failure *), [role=button], [role=tab], input[type=checkbox], .navbar a:not([target])';

/** Opens the phone menu, for which CSS shows a stand-in (src/css/shell.css) until React does. */
const MENU = '.navbar__toggle';

/**
 * For one of these, React takes over the whole page in one go, half a second on a slow phone, where it would do so bit
 * by bit. They do what browsers do; React hears of none until then.
 */
const HURRYING =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change';

/** What code that waits for a reader's interest listens for. */
const INTEREST = ['pointerover', 'focusin'] as const;

/** The theme recreates tabs and all that is in them as it starts: an element is found again by its place among its like. */
function findAgain(element: HTMLElement): () => HTMLElement {
  const like = () => [
    ...document.querySelectorAll<HTMLElement>(`.tabs-container ${element.localName}`),
  ];
  const place = like().indexOf(element);
  return () => like()[place] ?? element;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills in a field as a reader does: React looks at a field's own value only where it differs from the one it knows. */
function fillIn(field: Field, value: string): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  ['input', 'change'].forEach((type) => field.dispatchEvent(new Event(type, {bubbles: true})));
}

const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Stops what React would hear of. */
function keepFromReact(event: Event): void {
  if ((event.target as Element).closest('#__docusaurus')) {
    event.stopPropagation();
  }
}

function press(control: HTMLElement): void {
  delete control.dataset.awaited;
  control.focus({preventScroll: true});
  control.click();
}

/**
 * Keeps clicks on controls, what is filled in, and what the reader points at or has focused, until the application is
 * there, and gives them to it then. A click asks for it again if it could not be loaded before.
 */
export function keepEvents(): void {
  const clicked: (() => HTMLElement)[] = [];
  const filled = new Map<Field, string>();
  const interest = new Map<string, Event>();
  let findFocused: (() => HTMLElement) | undefined;
  const controller = new AbortController();
  const options = {capture: true, signal: controller.signal};

  document.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
      if (isAlive() || !control || !isPlain(event)) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isColourModeButton(control)) {
        changeColourMode();
        return;
      }
      // The reader sees at once that it was pressed; see base.css.
      control.dataset.awaited = '';
      clicked.push(findAgain(control));
      showMenuStandIn(control.matches(MENU));
      // It may have been tried before, without a network.
      afterNextFrame(runApplication);
    },
    options,
  );
  document.addEventListener(
    'input',
    ({target}) => filled.set(target as Field, (target as Field).value),
    options,
  );
  HURRYING.split(' ').forEach((type) => {
    // Below the document, whose own listeners hear of them.
    document.documentElement.addEventListener(type, keepFromReact, options);
  });
  INTEREST.forEach((type) => {
    document.addEventListener(type, (event) => interest.set(type, event), options);
  });
  document.addEventListener(
    'focusin',
    ({target}) => {
      findFocused = findAgain(target as HTMLElement);
    },
    options,
  );

  whenAlive(() => {
    controller.abort();
    interest.forEach((event, type) => {
      const Kind = event.constructor as typeof Event;
      event.target?.dispatchEvent(new Kind(type, event));
    });
    const focused = findFocused?.();
    if (focused !== interest.get('focusin')?.target) {
      focused?.focus({preventScroll: true});
    }
    filled.forEach((value, field) => fillIn(field, value));
    clicked.forEach((find) => press(find()));
    // React has painted the menu by then.
    afterNextFrame(showMenuStandIn);
  });
}
