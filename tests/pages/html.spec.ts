import {expect, test} from '@playwright/test';
import {HtmlValidate} from 'html-validate';
import {htmlOf} from '../support/documents';
import {builtPages} from '../support/site';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The build's minifier leaves out what the HTML standard makes optional.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'void-style': 'off',
    // HTML allows a bare & that begins no reference; the build's minifier writes it so.
    'no-raw-characters': ['error', {relaxed: true}],
    // HTML allows any id without spaces; the theme's own start with underscores.
    'valid-id': ['error', {relaxed: true}],
    // The theme names its icons and regions with aria-label, which ARIA allows on these roles.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // The theme uses roles where elements would do; axe checks that they are used correctly.
    'prefer-native-element': 'off',
    // On phones the parts of tables are laid out as blocks, for which browsers forget what they are.
    'no-redundant-role': 'off',
    // Valid HTML; the theme colours the announcement bar with it.
    'no-inline-style': 'off',
  },
});

for (const page of builtPages) {
  test(`${page.route} is valid HTML`, () => {
    const {results} = validator.validateStringSync(htmlOf(page), page.file);
    const problems = results.flatMap(({messages}) =>
      messages.map(({ruleId, message, line, column}) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  });
}
