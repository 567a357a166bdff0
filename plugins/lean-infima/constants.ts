import type {Declaration, Root} from 'postcss';

/** Infima's variables. */
const NAME = /^--ifm-/;
const USE = /var\((--ifm-[\w-]+)\)/g;
const USE_WITH_FALLBACK = /var\((--ifm-[\w-]+),/g;

/** Written for whole properties, these mean something else in a variable. */
const CSS_WIDE = /^(?:inherit|initial|unset|revert)$/;

/** For which elements a declaration counts: the page in each colour mode, in both, or some part of it. */
type Scope = 'light' | 'dark' | 'both' | 'part';

function scopeOf({parent}: Declaration): Scope {
  if (parent?.type !== 'rule' || parent.parent?.type !== 'root') {
    return 'part';
  }
  switch (parent.selectors.join().replaceAll(/['"]/g, '')) {
    case ':root':
      return 'light';
    case 'html[data-theme=dark]':
      return 'dark';
    case ':root,html[data-theme=dark]':
      return 'both';
    default:
      return 'part';
  }
}

/**
 * Finds Infima's variables that have one value, whatever the colour mode and the place on the page.
 *
 * @param sheets all style sheets, Infima first
 * @param usedByScripts names that have to stay
 * @returns the values by name, without variables that are in this list themselves
 */
export function constantsOf(
  sheets: readonly Root[],
  usedByScripts: readonly string[] = [],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const scopes = new Map<string, Set<Scope>>();
  const varying = new Set(usedByScripts);
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      const {prop, value} = declaration;
      [...value.matchAll(USE_WITH_FALLBACK)].forEach(([, name]) => varying.add(name!));
      if (!NAME.test(prop)) return;
      const scope = scopeOf(declaration);
      if (scope === 'part') varying.add(prop);
      // What is set for both modes takes the place of what was set before.
      const known = scope === 'both' ? undefined : scopes.get(prop);
      scopes.set(prop, new Set(known).add(scope));
      values.set(prop, value);
    });
  }
  const dependsOnPlace = (value: string): boolean =>
    [...value.matchAll(USE)].some(([, name]) => scopes.get(name!)?.has('part'));
  const constants = new Map(
    [...values].filter(
      ([name, value]) =>
        !varying.has(name) &&
        !scopes.get(name)!.has('dark') &&
        !CSS_WIDE.test(value) &&
        !dependsOnPlace(value),
    ),
  );
  return new Map([...constants].map(([name, value]) => [name, resolve(value, constants)]));
}

function resolve(value: string, constants: ReadonlyMap<string, string>): string {
  const resolved = value.replace(USE, (use, name: string) => constants.get(name) ?? use);
  return resolved === value ? value : resolve(resolved, constants);
}

/** Writes the values of constants where they are used, and leaves out their declarations. */
export function inlineConstants(sheet: Root, constants: ReadonlyMap<string, string>): void {
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) {
      declaration.remove();
    } else {
      declaration.value = resolve(declaration.value, constants);
    }
  });
}
