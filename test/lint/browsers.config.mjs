import css from '@eslint/css';
import compat from 'eslint-plugin-compat';

/**
 * The year of Baseline that what is built may use: what Chromium, Firefox and Safari all had at its end. The
 * `browserslist` of package.json names the same for scripts; the README says which versions these are.
 */
export const YEAR = 2024;

/** What some engine lacks that is in the styles all the same, because nobody misses it who cannot see it. */
const niceToHave = [
  'accent-color', // boxes have the system's colour
  'clip', // of what only screen readers read; every engine has it, though it is no longer recommended
  'forced-color-adjust', // of marks in Windows' contrast themes, which Safari does not have
  'print-color-adjust', // grounds that are printed only where somebody asks for it
  'resize', // a textarea that cannot be drawn larger scrolls
  'text-size-adjust', // of Safari on a phone alone
  'user-select', // text of buttons that a double click selects
];

/** The rules for what is built. */
export default [
  {
    files: ['**/*.css'],
    language: 'css/css',
    languageOptions: { tolerant: true },
    plugins: { css },
    rules: {
      'css/use-baseline': ['error', { available: YEAR, allowProperties: niceToHave }],
    },
  },
  {
    files: ['**/*.js'],
    plugins: { compat },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    rules: { 'compat/compat': 'error' },
  },
];
