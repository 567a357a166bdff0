import js from '@eslint/js';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Each may import from those before it, and from itself. */
const LAYERS = ['site', 'lib', 'packages', 'features', 'pipeline', 'checks', 'hosting', 'src'];

const zone = (target, from, message) => ({
  target: target.map((folder) => `./${folder}`),
  from: from.map((folder) => `./${folder}`),
  message,
});

const ZONES = [
  ...LAYERS.slice(0, -1).map((layer, index) =>
    zone(
      [layer],
      LAYERS.slice(index + 1),
      `${layer}/ imports from ${LAYERS.slice(0, index + 1).join('/, ')}/ only: see "Layers" in CONTRIBUTING-CODE.md.`,
    ),
  ),
  zone(['lib/any'], ['lib/node', 'lib/browser'], 'lib/any runs everywhere.'),
  zone(['lib/browser'], ['lib/node'], 'lib/browser runs in browsers.'),
  zone(['lib/node'], ['lib/browser'], 'lib/node runs in Node.'),
  zone(
    [...LAYERS, 'scripts'],
    ['tests', 'bench', 'lib/testing'],
    'Only tests and measurements use it.',
  ),
];

/** Files that a browser runs: what they import has to run there too. */
const BROWSER_FILES = [
  '**/*.{client,shared,worker}.{ts,tsx}',
  '{features,src}/**/{*.tsx,use*.ts}',
  'pipeline/deferred-app/client/**',
  'lib/{any,browser}/**',
  'packages/{proof-tools,network/src/rules}/**',
];

const NODE_ONLY = {
  regex: '^node:|/lib/node/|/(?:plugin|rehype|remark)$|\\.node$',
  message:
    'This file runs in browsers, and that module in Node alone; see "Where code runs" in CONTRIBUTING-CODE.md.',
};

/** Packages with entry points, which are all that others import of them. */
const INSIDES = {
  regex: String.raw`/packages/(?:network|proof-tools|sample-checker)(?:/|$)|^\.\..*/(?:network|proof-tools|sample-checker)/`,
  message: 'Import an entry point by the name of the package: see "exports" in its package.json.',
};

/** Names of docs versions, but in examples; see pipeline/content/check-versions.ts. */
const VERSION = String.raw`/(?<!such as .|=")\bv\d\b/`;
const NO_VERSIONS = ['Literal[value=', 'TemplateElement[value.raw=', 'JSXText[value='].map(
  (selector) => ({
    selector: `${selector}${VERSION}]`,
    message: 'Take docs versions from site/versions.ts, so that a new one is not forgotten here.',
  }),
);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '.cache/',
      '.docusaurus/',
      'build/',
      'build-servers/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      // Declarations for the code of pages, which the sample checker compiles.
      'packages/sample-checker/ambient/',
      'static/types/',
      'sdk/',
      // Packages of their own, with compilers of their own.
      'examples/',
      'frameworks/',
      'bench/sites/',
      'bench/.cache/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // noUncheckedIndexedAccess asks for `!` wherever an index or a group of a match is known.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // An interface that wants a promise also has implementations that await nothing.
      '@typescript-eslint/require-await': 'off',
      // Who reads a file or a cache says what is in it.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // logger.info`…` of Docusaurus.
      '@typescript-eslint/no-unused-expressions': ['error', {allowTaggedTemplates: true}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}', '**/testing/**'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.json'],
          alias: {'@site': [import.meta.dirname]},
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {zones: ZONES}],
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
    },
  },
  {
    files: ['**/*.{ts,mts,tsx}'],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns: [INSIDES]}]},
  },
  {
    files: BROWSER_FILES,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [INSIDES, {...NODE_ONLY, allowTypeImports: true}]},
      ],
    },
  },
  {
    files: ['{lib,packages,features,pipeline,checks,hosting,src,scripts}/**/*.{ts,tsx,cjs}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}', '**/testing/**'],
    rules: {'no-restricted-syntax': ['error', ...NO_VERSIONS]},
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: globals.node},
  },
  {
    files: ['features/page-projects/template/*.{mjs,js}'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['static/**/*.js'],
    languageOptions: {sourceType: 'script', globals: globals.browser},
  },
);
