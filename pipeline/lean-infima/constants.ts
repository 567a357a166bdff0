import type {Root} from 'postcss';

/** Infima's variables. */
const NAME = /^--ifm-/;
const USE = /var\((--ifm-[\w-]+)\)/g;
const USE_WITH_FALLBACK = /var\((--ifm-[\w-]+),/g;

/** Written for whole properties, these mean something else in a variable. */
const CSS_WIDE = /^(?:inherit|initial|unset|revert)$/;

/** Selectors of the whole page, in light and in dark mode. */
const LIGHT = /^:root$/;
const DARK = /^html\[data-theme=['"]?dark['"]?\]$/;

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
  const darkValues = new Map<string, string>();
  const varying = new Set(usedByScripts);
  for (const sheet of sheets) {
    sheet.walkDecls(({prop, value, parent}) => {
      [...value.matchAll(USE_WITH_FALLBACK)].forEach(([, name]) => varying.add(name!));
      if (!NAME.test(prop)) return;
      const isTopLevel = parent?.type === 'rule' && parent.parent?.type === 'root';
      for (const selector of isTopLevel ? parent.selectors : ['']) {
        if (LIGHT.test(selector)) values.set(prop, value);
        else if (DARK.test(selector)) darkValues.set(prop, value);
        else varying.add(prop);
      }
    });
  }
  const isConstant = ([name, value]: [string, string]): boolean =>
    !varying.has(name) &&
    value === (darkValues.get(name) ?? value) &&
    !CSS_WIDE.test(value) &&
    ![...value.matchAll(USE)].some(([, used]) => varying.has(used!));
  const constants = new Map([...values].filter(isConstant));
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
