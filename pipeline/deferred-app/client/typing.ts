// What is typed before React is there to hear of it.
import {hydrated} from './application';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills in a field as a reader does: React looks at a field's own value only where it differs from the one it knows. */
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

/** Tells React of what was filled in before it was there; of a word that is being composed, once that is done. */
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
