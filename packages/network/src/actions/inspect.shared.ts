// Values as Node prints them, for browsers, which have no `util.inspect`. Long lists are not set in columns.

const BREAK = 80;
const DEPTH = 2;

function quote(text: string): string {
  const sign = ["'", '"', '`'].find((each) => !text.includes(each)) ?? "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return sign + (sign === "'" ? escaped.replaceAll("'", "\\'") : escaped) + sign;
}

const nameOf = (value: object): string =>
  (Object.getPrototypeOf(value) as {constructor?: {name?: string}} | null)?.constructor?.name ?? '';

function primitive(value: unknown): string | undefined {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'function')
    return value.name ? `[Function: ${value.name}]` : '[Function (anonymous)]';
  return value === null || typeof value !== 'object' ? String(value) : undefined;
}

/** One line, or a line for each entry where one would be too long. */
function laidOut(open: string, entries: readonly string[], close: string, indent: number): string {
  if (entries.length === 0) return open + close;
  // The measure of Node.
  const width = entries.join('').length + 2 * entries.length + open.length + indent + 10;
  if (width <= BREAK && !entries.join('').includes('\n')) {
    return `${open} ${entries.join(', ')} ${close}`;
  }
  const start = ' '.repeat(indent + 2);
  return `${open}\n${start}${entries.join(`,\n${start}`)}\n${' '.repeat(indent)}${close}`;
}

/** A value in the form of Node's `util.inspect`. */
export function inspect(value: unknown, indent = 0, above: readonly unknown[] = []): string {
  const simple = primitive(value);
  if (simple !== undefined) return simple;
  const object = value as object;
  if (above.includes(object)) return '[Circular *1]';
  if (object instanceof Date) return object.toISOString();
  if (object instanceof RegExp) return String(object);
  if (object instanceof Promise) return 'Promise { <pending> }';
  if (object instanceof Error) return object.stack ?? String(object);
  const name = nameOf(object);
  if (above.length > DEPTH) return Array.isArray(object) ? '[Array]' : `[${name || 'Object'}]`;
  const inner = (item: unknown): string => inspect(item, indent + 2, [...above, object]);
  if (Array.isArray(object)) return laidOut('[', object.map(inner), ']', indent);
  if (ArrayBuffer.isView(object) && 'length' in object) {
    const list = Array.from(object as unknown as ArrayLike<number>);
    const shown = list.slice(0, 100).map(inner);
    if (list.length > 100) shown.push(`... ${list.length - 100} more items`);
    return laidOut(`${name}(${list.length}) [`, shown, ']', indent);
  }
  if (object instanceof Map) {
    const entries = [...object].map(([key, item]) => `${inner(key)} => ${inner(item)}`);
    return laidOut(`Map(${object.size}) {`, entries, '}', indent);
  }
  if (object instanceof Set) {
    return laidOut(`Set(${object.size}) {`, [...object].map(inner), '}', indent);
  }
  const entries = Object.entries(object).map(
    ([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${inner(item)}`,
  );
  return laidOut(
    name === 'Object' ? '{' : `${name || '[Object: null prototype]'} {`,
    entries,
    '}',
    indent,
  );
}

const FORMATS: Readonly<Record<string, (value: unknown) => string>> = {
  s: (value) => (typeof value === 'string' ? value : inspect(value)),
  d: (value) => String(Number(value)),
  i: (value) => String(Number.parseInt(String(value), 10)),
  f: (value) => String(Number.parseFloat(String(value))),
  j: (value) => JSON.stringify(value),
  o: (value) => inspect(value),
  O: (value) => inspect(value),
};

/** Values as `console.log` writes them, with the formats of its first one. */
export function format(...values: unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map((value) => shown(value)).join(' ');
  const text = first.replace(/%([sdifjoO%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    return rest.length > 0 ? FORMATS[kind]!(rest.shift()) : whole;
  });
  return [text, ...rest.map(shown)].join(' ');
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : inspect(value));
