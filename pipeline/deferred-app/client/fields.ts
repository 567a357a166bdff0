import {hydrated} from './application';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills in a field as a reader does: React reads a field's value only if it differs from the one it knows. */
function fillIn(field: Field): void {
  const {value} = field;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  ['input', 'change'].forEach((type) => field.dispatchEvent(new Event(type, {bubbles: true})));
}

/** Repeats for React what was filled in before it had hydrated the page. */
export function replayFields(): void {
  const filled = new Set<Field>();
  const note = ({target}: Event): unknown => filled.add(target as Field);
  document.addEventListener('input', note, true);
  void hydrated.then(() => {
    document.removeEventListener('input', note, true);
    filled.forEach(fillIn);
  });
}
