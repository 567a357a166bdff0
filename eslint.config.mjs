import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** `../samples/cache` and the like; `../../shared/…` and `../../site/…` are for all. */
const INSIDES_OF_PLUGINS = {
  regex:
    '^\\.\\./(?:\\.\\./)*(?!shared/|site/|sdk$)(?:analytics|base-url-banner|change-feeds|code-blocks|content|deferred-app|glossary|hosting|lean-\\w+|link-pictures|markdown-twins|mcp|page-check|page-contract|route-manifest|sample-types|samples|sdk-facts|search|sequence-diagrams|tables|tabs)/(?!early$|rehype$|remark$)',
  message: 'Use a plugin through its index.ts, or its early.ts, rehype.ts or remark.ts.',
};

const TESTS = {
  regex: '\\.(?:test|spec)$|/(?:testing|bench|tests)/',
  message: 'What only tests and measurements use is not for code.',
};

const PLUGINS = {
  regex: '/plugins/(?!shared/site-error$)',
  message: 'site/ is what plugins read, so it imports none of them.',
};

/** Forbids files to import these; tests and measurements may. */
const imports = (files, ...patterns) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/{testing,bench}/**'],
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

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
      'plugins/samples/ambient/',
      'static/types/',
      'sdk/',
      // Packages of their own, with compilers of their own.
      'examples/',
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
  // A folder is used through its entry points only, and configuration imports no plugin.
  imports(['plugins/*/**/*.{ts,tsx}'], INSIDES_OF_PLUGINS, TESTS),
  imports(['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'docusaurus.config.ts'], TESTS),
  imports(['site/**/*.ts'], PLUGINS, TESTS),
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: globals.node},
  },
  {
    files: ['static/**/*.js'],
    languageOptions: {sourceType: 'script', globals: globals.browser},
  },
);
