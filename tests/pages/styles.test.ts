import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtPages, documentOf, listBuiltFiles, readBuilt} from '../support/site';

/** Classes that Infima styles, pages have and this site leaves plain. */
const PLAIN_ON_PAGES = [
  /^\.alert/, // callouts have a style for each kind; features/page-contract/remark.test.ts checks it
  /^\.badge--secondary$/, // the only badge is that of the docs version
  /^\.container-fluid$/, // Infima styles it in the navbar alone
  /^\.footer__item$/, // Infima sets what browsers do
  /^\.menu__list-item$/, // Infima sets a gap, the sidebar has none
  /^\.menu__list-item-collapsible--active$/, // the open page is marked, its category is not
  /^\.table-of-contents__left-border$/, // each link draws its piece of the line
  /^\.text--truncate$/, // with text spacing, the site's name takes two lines rather than being cut
];

/** Those that only the application's code has, for components and settings that no page shows. */
const PLAIN_IN_CODE = [
  /^\.(?:navbar|footer)--(?:dark|primary)$|^\.footer__link-separator$/, // settings of the theme
  /^\.col--(?:6|offset-)|^\.hero__title$|^\.shadow--lw$/, // the stock error page, a blog without sidebar
  /^\.button--(?:secondary|outline)$/, // the button that hides the sidebar
  /^\.margin-right--md$/, // beside the colour mode in the phone menu
];

const builtText = (extension: string): string =>
  listBuiltFiles()
    .filter((file) => file.startsWith('assets/') && file.endsWith(extension))
    .map(readBuilt)
    .join('\n');

/** The classes and elements that a stylesheet's rules name, as `.menu` and `hr`. */
function namesIn(css: string): Set<string> {
  const preludes = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = preludes.filter((prelude) => !/^\s*@/.test(prelude));
  return new Set(
    selectors.flatMap((selector) => selector.match(/(?<![\w:\-[='"])\.?[a-z][\w-]*/g) ?? []),
  );
}

/** The classes and elements of all pages, each with the first page that has it. */
const onPages = new Map<string, string>();
for (const page of [...builtPages].reverse()) {
  const $ = documentOf(page);
  for (const element of $('html, body, body *').toArray()) {
    const classes = $(element).attr('class')?.match(/\S+/g) ?? [];
    [element.tagName, ...classes.map((name) => `.${name}`)].forEach((name) =>
      onPages.set(name, page.route),
    );
  }
}

/** Names in the application's code that can only be classes: they have `--` or `__` in them. */
const inCode = new Set(
  [...builtText('.js').matchAll(/(?<=["'` ])\w[\w-]*?(?:--|__)\w[\w-]*(?=["'` ])/g)].map(
    ([name]) => `.${name}`,
  ),
);

const infima = namesIn(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
const builtCss = builtText('.css');
const styled = namesIn(builtCss);

/** The names that Infima styles and this site does not, but for those that are known, all of which have to be among them. */
function unexpected(names: readonly string[], known: readonly RegExp[]): string[] {
  const plain = names.filter((name) => infima.has(name) && !styled.has(name));
  expect(known.filter((pattern) => !plain.some((name) => pattern.test(name)))).toEqual([]);
  return plain.filter((name) => !known.some((pattern) => pattern.test(name)));
}

test('no page has a class or element that Infima styles and this site does not', () => {
  const names = unexpected([...onPages.keys()], PLAIN_ON_PAGES);
  expect(names.map((name) => `${onPages.get(name)}: ${name}`)).toEqual([]);
});

test('nor has the application', () => {
  const names = [...inCode].filter((name) => !onPages.has(name));
  expect(unexpected(names, PLAIN_IN_CODE)).toEqual([]);
});

test('features/design/infima.css has no rule that nothing uses', () => {
  const kept = namesIn(readFileSync('features/design/infima.css', 'utf8'));
  expect([...kept].filter((name) => !onPages.has(name) && !inCode.has(name))).toEqual([]);
});

test('each of Infima’s variables that a style of a page reads is set', () => {
  const shown = builtCss
    .match(/[^{};]+\{[^{}]*\}/g)!
    .filter((rule) =>
      [...namesIn(rule)].every((name) => onPages.has(name) || !name.startsWith('.')),
    );
  const read = shown.flatMap((rule) => rule.match(/(?<=var\()--ifm-[\w-]+(?=\))/g) ?? []);
  const set = new Set(builtCss.match(/--ifm-[\w-]+(?=:)/g));
  expect(read.filter((name) => !set.has(name))).toEqual([]);
});
