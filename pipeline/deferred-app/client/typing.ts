// Input typed before hydration.
import {hydrated} from './application';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills in a field as a reader would: React ignores an input event if the value equals the one it has tracked. */
function fillIn(field: Field): void {
  const {value} = field;
  const [start, end] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [];
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  if (start != null && end != null) {
    (field as HTMLInputElement).setSelectionRange(start, end);
  }
  ['input', 'change'].forEach((type) => field.dispatchEvent(new Event(type, {bubbles: true})));
}

/** Reports fields filled in before hydration to React; one in IME composition when the composition ends. */
export function replayFields(): void {
  const filled = new Set<Field>();
  let composed: EventTarget | null = null;
  const controller = new AbortController();
  const listen = (type: string, note: (field: Field) => void): void =>
    document.addEventListener(type, ({target}) => note(target as Field), {
      capture: true,
      signal: controller.signal,
    });
  listen('input', (field) => filled.add(field));
  listen('compositionstart', (field) => (composed = field));
  listen('compositionend', () => (composed = null));
  void hydrated.then(() => {
    controller.abort();
    filled.forEach((field) => {
      if (field === composed) {
        field.addEventListener('compositionend', () => fillIn(field), {once: true});
      } else {
        fillIn(field);
      }
    });
  });
}
