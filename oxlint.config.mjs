import { importBans, syntaxBans } from './test/lint/bans.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = [
  '**/*.{test,testkit}.{ts,tsx}',
  '**/*.{spec,zones}.ts',
  'widgets/*/page{,.*}.ts',
  'test/**/*.{ts,tsx}',
];
const shipped = ['{widgets,shared}/**/*.{ts,tsx}'];
const builders = ['shared/build/**'];

const bans = (of) => ({ 'no-restricted-imports': ['error', importBans(of)] });
const syntax = (of) => ({ 'house/no-restricted-syntax': ['error', ...syntaxBans(of)] });

/** What keeps the rooms apart, for the tree at `root`. Later entries replace earlier ones, rule by rule. */
export const houseRules = (root) => [
  {
    files: typescript,
    rules: {
      'house/words': 'error',
      'house/zones': ['error', { root }],
      'import/no-cycle': 'error',
      'import/no-mutable-exports': 'error',
      'import/no-unassigned-import': [
        'error',
        { allow: ['**/*.css', '@testing-library/jest-dom'] },
      ],
      ...bans(),
      ...syntax(),
    },
  },
  {
    files: shipped,
    excludeFiles: [...tests, ...builders],
    rules: {
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      ...syntax({ product: true }),
      ...bans({ product: true }),
    },
  },
  { files: ['shared/mount/**'], rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] } },
  { files: ['shared/http/**'], rules: bans({ product: true, http: true }) },
  { files: ['shared/store/hooks.ts'], rules: bans({ product: true, hooks: true }) },
  { files: ['shared/mount/WidgetContext.ts'], rules: bans({ product: true, ids: true }) },
  {
    files: ['widgets/**/*.{ts,tsx}'],
    excludeFiles: tests,
    rules: {
      ...bans({ product: true, widget: true }),
      ...syntax({ product: true, screen: true }),
    },
  },
  {
    files: ['widgets/**/*.tsx'],
    excludeFiles: tests,
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      ...bans({ product: true, widget: true, screen: true }),
    },
  },
  {
    files: ['widgets/*/{api,state}.ts', 'widgets/*/state/**/*.ts'],
    excludeFiles: tests,
    rules: syntax({ product: true, state: true }),
  },
  { files: ['widgets/*/entry.tsx'], rules: { 'max-lines': ['error', { max: 25 }] } },
  {
    files: tests,
    rules: { 'house/zones': ['error', { root, isTest: true }], ...syntax({ test: true }) },
  },
  { files: ['**/*.test.ts'], rules: bans({ plain: true }) },
  { files: ['shared/http/**/*.test.ts'], rules: bans({ http: true, plain: true }) },
  // What the screens are compared with follows other houses' rules.
  {
    files: ['**/{index,utils,util,helpers,helper,common,manager}.{ts,tsx}'],
    rules: {
      'house/no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name the file for what it holds.' },
      ],
    },
  },
];

const errors = (plugin, names) =>
  Object.fromEntries(names.match(/\S+/g).map((name) => [`${plugin}/${name}`, 'error']));

/** What ESLint recommends and oxlint does not count as correctness. */
const recommended = errors(
  'eslint',
  `no-case-declarations no-empty no-fallthrough no-prototype-builtins no-regex-spaces
  no-unexpected-multiline`,
);

const alike = { allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false };

/** The same of the presets strict-type-checked and stylistic-type-checked of typescript-eslint. */
const strict = {
  ...errors('eslint', 'no-var prefer-const prefer-rest-params prefer-spread'),
  ...errors(
    'typescript',
    `adjacent-overload-signatures array-type ban-ts-comment ban-tslint-comment
    class-literal-property-style consistent-generic-constructors consistent-indexed-object-style
    consistent-type-assertions consistent-type-definitions dot-notation no-array-constructor
    no-confusing-non-null-assertion no-deprecated no-dynamic-delete no-empty-function
    no-empty-object-type no-explicit-any no-extraneous-class no-generated-empty-object-type
    no-implied-eval no-import-type-side-effects no-inferrable-types no-invalid-void-type
    no-misused-promises no-namespace no-non-null-asserted-nullish-coalescing no-non-null-assertion
    no-require-imports no-unnecessary-boolean-literal-compare no-unnecessary-condition
    no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion
    no-unnecessary-type-constraint no-unnecessary-type-conversion no-unsafe-argument
    no-unsafe-assignment no-unsafe-call no-unsafe-function-type no-unsafe-member-access
    no-unsafe-return no-useless-constructor non-nullable-type-assertion-style only-throw-error
    prefer-find prefer-for-of prefer-function-type prefer-includes prefer-nullish-coalescing
    prefer-optional-chain prefer-promise-reject-errors prefer-reduce-type-parameter
    prefer-regexp-exec prefer-return-this-type prefer-string-starts-ends-with
    related-getter-setter-pairs require-await return-await unified-signatures
    use-unknown-in-catch-callback-variable`,
  ),
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/restrict-plus-operands': ['error', { ...alike, allowNumberAndString: false }],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
};

/** What jsx-a11y looks at where it is strict. */
const tabbable = 'button checkbox link progressbar searchbox slider spinbutton switch textbox';
const handlers = `onFocus onBlur onKeyDown onKeyPress onKeyUp onClick onContextMenu onDblClick onDoubleClick onDrag
  onDragEnd onDragEnter onDragExit onDragLeave onDragOver onDragStart onDrop onMouseDown
  onMouseEnter onMouseLeave onMouseMove onMouseOut onMouseOver onMouseUp`;

export default {
  plugins: ['eslint', 'typescript', 'oxc', 'import', 'react', 'jsx-a11y'],
  jsPlugins: ['./test/lint/house.mjs'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'fixtures/django/',
    // Samples: what is made of them is looked at.
    'test/skeleton/*/',
    '**/*.d.ts',
  ],
  categories: { correctness: 'error' },
  rules: {
    ...recommended,
    'react/rules-of-hooks': 'error',
    'react/unsupported-syntax': 'error',
    'jsx-a11y/interactive-supports-focus': ['error', { tabbable: tabbable.split(' ') }],
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: [], allowExpressionValues: false }],
    'jsx-a11y/no-static-element-interactions': ['error', { handlers: handlers.match(/\S+/g) }],
    // Of correctness, what does not hold here: groups have roles where a fieldset would draw a box.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    { files: typescript, rules: strict },
    ...houseRules(import.meta.dirname),
    {
      files: ['**/*.mjs'],
      env: { node: true },
      rules: { 'no-redeclare': 'error', 'no-undef': 'error' },
    },
  ],
};
