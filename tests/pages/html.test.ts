import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {PAUSE} from '../../pipeline/page-template';
import {passedPages} from '../support/passed-pages';
import {builtPages, readBuilt} from '../support/site';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // On the not-found page, the build's minifier leaves out what the HTML standard makes optional.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'void-style': 'off',
    // HTML allows any id without spaces; the theme's own start with underscores.
    'valid-id': ['error', {relaxed: true}],
    // The theme names its icons and regions with aria-label, which ARIA allows on these roles.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // The theme uses roles where elements would do; axe checks that they are used correctly.
    'prefer-native-element': 'off',
    // On phones the parts of tables are laid out as blocks, for which browsers forget what they are.
    'no-redundant-role': 'off',
  },
});

const passed = passedPages('html', ['tests/pages/html.test.ts']);

for (const page of builtPages) {
  const {route, file} = page;
  test(`${route} is valid HTML`, () => {
    if (passed.has(page)) return;
    const {results} = validator.validateStringSync(readBuilt(file), file);
    const problems = results.flatMap(({messages}) =>
      messages.map(({ruleId, message, line, column}) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
    passed.add(page);
  });
}

test('the parser waits for the styles before the first part of each page that has parts', () => {
  for (const {route, file} of builtPages) {
    const html = readBuilt(file);
    const [before = '', after, ...others] = html.split(PAUSE);
    const hasParts = html.includes('<h2', html.indexOf('<main'));
    expect.soft([after === undefined, others.length], route).toEqual([!hasParts, 0]);
    if (after !== undefined) {
      expect.soft(before.slice(before.indexOf('<main')), route).not.toContain('<h2');
      expect.soft(after, route).toMatch(/^<h2/);
    }
  }
});
