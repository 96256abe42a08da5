import { fileURLToPath } from 'node:url';
import eslint from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importBans, syntaxBans } from './lint/bans.mjs';
import { importZones } from './lint/zones.mjs';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.testkit.{ts,tsx}',
  '**/*.spec.ts',
  '**/*.zones.ts',
  'widgets/*/page{,.*}.ts',
  'test/**/*.{ts,tsx}',
];
const shipped = ['widgets/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'];
const builders = ['shared/build/**'];

/** Where components and hooks are. */
const hookFiles = ['**/*.tsx', '**/use[A-Z]*.ts', '**/*Context.ts', 'shared/store/hooks.ts'];

const bans = (of) => ['error', importBans(of)];
const zones = (root, list) => ['error', { basePath: root, zones: list }];

/** What keeps the rooms apart, for the tree at `root`. Later entries replace earlier ones, rule by rule. */
export function houseRules(root) {
  const { product, tests: inTests } = importZones(root);
  return [
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { 'import-x': importX, '@typescript-eslint': tseslint.plugin },
      settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })] },
      rules: {
        'import-x/no-restricted-paths': zones(root, product),
        'import-x/no-cycle': 'error',
        'import-x/no-mutable-exports': 'error',
        'import-x/no-unassigned-import': [
          'error',
          { allow: ['**/*.css', '@testing-library/jest-dom'] },
        ],
        '@typescript-eslint/no-restricted-imports': bans(),
        'no-restricted-syntax': ['error', ...syntaxBans()],
      },
    },
    {
      files: shipped,
      ignores: [...tests, ...builders],
      rules: {
        'no-console': 'error',
        'no-eval': 'error',
        'no-new-func': 'error',
        'no-script-url': 'error',
        'no-restricted-syntax': ['error', ...syntaxBans({ product: true })],
        '@typescript-eslint/no-restricted-imports': bans({ product: true }),
      },
    },
    {
      files: shipped,
      ignores: [...tests, ...builders, ...hookFiles],
      rules: { 'no-restricted-syntax': ['error', ...syntaxBans({ product: true, hooks: true })] },
    },
    {
      files: ['shared/mount/**'],
      rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
    },
    {
      files: ['shared/http/**'],
      rules: { '@typescript-eslint/no-restricted-imports': bans({ product: true, http: true }) },
    },
    {
      files: ['shared/store/hooks.ts'],
      rules: { '@typescript-eslint/no-restricted-imports': bans({ product: true, hooks: true }) },
    },
    {
      files: ['shared/mount/WidgetContext.ts'],
      rules: { '@typescript-eslint/no-restricted-imports': bans({ product: true, ids: true }) },
    },
    {
      files: ['widgets/**/*.{ts,tsx}'],
      ignores: tests,
      rules: { '@typescript-eslint/no-restricted-imports': bans({ product: true, widget: true }) },
    },
    {
      files: ['widgets/**/*.tsx'],
      ignores: tests,
      rules: {
        '@typescript-eslint/no-restricted-imports': bans({
          product: true,
          widget: true,
          screen: true,
        }),
        'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['widgets/*/entry.tsx'],
      rules: { 'max-lines': ['error', { max: 25 }] },
    },
    {
      files: tests,
      rules: {
        'import-x/no-restricted-paths': zones(root, inTests),
        'no-restricted-syntax': ['error', ...syntaxBans({ test: true })],
      },
    },
    {
      files: ['**/*.test.ts'],
      rules: { '@typescript-eslint/no-restricted-imports': bans({ plain: true }) },
    },
    {
      files: ['shared/http/**/*.test.ts'],
      rules: { '@typescript-eslint/no-restricted-imports': bans({ http: true, plain: true }) },
    },
    {
      // What the screens are compared with follows other houses' rules.
      files: ['test/bench/peers/**'],
      rules: { '@typescript-eslint/no-restricted-imports': 'off' },
    },
    {
      files: ['**/{index,utils,util,helpers,helper,common,manager}.{ts,tsx}'],
      rules: {
        'no-restricted-syntax': [
          'error',
          { selector: 'Program', message: 'Name the file for what it holds.' },
        ],
      },
    },
  ];
}

const typed = {
  files: ['**/*.{ts,tsx}'],
  extends: [
    tseslint.configs.strictTypeChecked,
    tseslint.configs.stylisticTypeChecked,
    jsxA11y.flatConfigs.strict,
  ],
  languageOptions: {
    parserOptions: {
      projectService: true,
      tsconfigRootDir: fileURLToPath(new URL('..', import.meta.url)),
    },
  },
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-import-type-side-effects': 'error',
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    // `get<Answer>(url)` names what the contract promises; a call could not infer it from anything.
    '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  },
};

// They compile what they look at, which would be a third of the whole lint: only where there is something to find.
const hooks = {
  files: hookFiles,
  extends: [reactHooks.configs.flat.recommended],
};

const root = fileURLToPath(new URL('..', import.meta.url));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.cache/',
      'node_modules/',
      'test-results/',
      'fixtures/django/',
      // Samples: what is made of them is looked at.
      'test/skeleton/*/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  typed,
  hooks,
  ...houseRules(root),
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
  },
);
