/** How far below a root a snapshot looks: `Array.prototype` is two steps from the globals, `ethers.Wallet.prototype` three. */
const DEPTH = 3;

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** What every function has of its own; some of it takes long to read. */
const OF_FUNCTIONS = new Set<PropertyKey>(['arguments', 'caller', 'length', 'name']);

/** Whether nobody need look at a property. Bytes of arrays are data, each of them a property. */
const isSkipped = (object: object, key: PropertyKey): boolean =>
  ArrayBuffer.isView(object) || (typeof object === 'function' && OF_FUNCTIONS.has(key));

function descriptorsOf(object: object): Descriptors {
  return new Map(
    Reflect.ownKeys(object)
      .filter((key) => !isSkipped(object, key))
      .map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)!]),
  );
}

const isSame = (a: PropertyDescriptor, b: PropertyDescriptor | undefined): boolean =>
  b !== undefined && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;

/** Puts the properties of an object back, with as little as possible of what a sample may have replaced. */
function restore(object: object, before: Descriptors): boolean {
  let isRestored = true;
  for (const key of Reflect.ownKeys(object)) {
    const isAdded = !before.has(key) && !isSkipped(object, key);
    if (isAdded) isRestored = Reflect.deleteProperty(object, key) && isRestored;
  }
  for (const [key, descriptor] of before) {
    if (!isSame(descriptor, Reflect.getOwnPropertyDescriptor(object, key))) {
      isRestored = Reflect.defineProperty(object, key, descriptor) && isRestored;
    }
  }
  return isRestored;
}

/**
 * Remembers the globals, the variables of the process, its listeners and its folder, and what packages export: everything
 * that a sample may replace and the next one would see. State that code keeps to itself is beyond it.
 *
 * @param packages the namespaces of modules
 * @returns puts it all back; false if something cannot be
 */
export function snapshotOf(packages: readonly object[]): () => boolean {
  const folder = process.cwd();
  const before = new Map<object, Descriptors>();
  const look = (object: unknown, depth: number): void => {
    if (!isObject(object) || before.has(object)) return;
    const descriptors = descriptorsOf(object);
    before.set(object, descriptors);
    if (depth > 0) descriptors.forEach(({value}) => look(value, depth - 1));
  };
  // Many globals are made when they are first read.
  const names = Object.getOwnPropertyNames(globalThis) as (keyof typeof globalThis)[];
  const values = names.map((name): unknown => globalThis[name]);
  look(globalThis, 0);
  values.forEach((value) => look(value, DEPTH - 1));
  packages.forEach((exports) => look(exports, DEPTH));
  return () => {
    if (process.cwd() !== folder) process.chdir(folder);
    let isRestored = true;
    for (const [object, descriptors] of before) {
      isRestored = restore(object, descriptors) && isRestored;
    }
    return isRestored;
  };
}
