import { browser, django, newerDjango, shell, type Tool } from '../tools/tools';

/** One run of a test tool, or a command that passes or fails as one. */
export type Run =
  | { tool: 'jest'; project: string }
  | { tool: 'playwright'; config: string; project?: string; workers?: number }
  | { tool: 'command'; words: readonly [string, ...string[]]; takesScreens?: true };

export interface Kind {
  /** What it asks, for the help. */
  asks: string;
  runs: readonly Run[];
  /** npm scripts that have to run before. */
  needs?: readonly ('build' | 'build:react')[];
  /** What has to be installed beside the packages of npm. */
  uses?: readonly Tool[];
  /** Its tests belong to no screen: it is left out where screens are chosen, unless it is named. */
  isOfNoScreen?: boolean;
}

const inBrowser = (project: string, workers?: number): Run => ({
  tool: 'playwright',
  config: 'test/browser/playwright.config.ts',
  project,
  ...(workers && { workers }),
});
const chromium = [browser, shell];

const inDjango = (project: string): Run => ({
  tool: 'playwright',
  config: 'test/django/playwright.config.ts',
  project,
});

/** What is checked on demand, by the word that names it: `npm run verify -- cart faults`. */
export const kinds: Readonly<Record<string, Kind>> = {
  cases: {
    asks: 'more cases of a screen, under Preact',
    runs: [{ tool: 'jest', project: 'cases' }],
  },
  react: {
    asks: 'all that draws, under React',
    runs: [{ tool: 'jest', project: 'react' }],
  },
  faults: {
    asks: 'every call under every fault',
    uses: chromium,
    needs: ['build'],
    // They wait now and then: for what hangs, and for what is tried again.
    runs: [inBrowser('faults', 3)],
  },
  pages: {
    asks: 'what only a browser can tell of a screen',
    uses: chromium,
    needs: ['build'],
    runs: [inBrowser('pages')],
  },
  states: {
    asks: 'every state of a screen, at all widths, in both themes, by the rules of WCAG',
    uses: chromium,
    needs: ['build'],
    runs: [inBrowser('states')],
  },
  languages: {
    asks: 'that every state of a screen says all in the language of its page',
    uses: chromium,
    needs: ['build'],
    runs: [inBrowser('languages')],
  },
  sheets: {
    asks: 'that a page and a widget leave the looks of each other alone',
    uses: [...chromium, django],
    needs: ['build'],
    runs: [inBrowser('sheets'), inDjango('sheets')],
  },
  embeds: {
    asks: 'every way to embed, swap, store and send pages',
    uses: [...chromium, django],
    needs: ['build', 'build:react'],
    runs: [inBrowser('embeds'), inDjango('embeds')],
  },
  engines: {
    asks: 'what a person does, in Firefox and WebKit, where they are installed',
    uses: chromium,
    needs: ['build'],
    runs: [{ tool: 'playwright', config: 'test/engines/playwright.config.ts' }],
  },
  'django-5.2': {
    asks: 'the Django app under Django 5.2',
    uses: [django, newerDjango],
    needs: ['build'],
    runs: [{ tool: 'command', words: ['node', 'fixtures/django/test.mjs', '5.2'] }],
    isOfNoScreen: true,
  },
  'django-own': {
    asks: 'the main task of three screens on views of a Django project’s own, on a database',
    uses: [...chromium, django],
    needs: ['build'],
    runs: [inDjango('own')],
    isOfNoScreen: true,
  },
  release: {
    asks: 'that a wheel, which pip installs, is all that a fresh Django project needs',
    uses: chromium,
    needs: ['build'],
    runs: [inDjango('release')],
    isOfNoScreen: true,
  },
  skeleton: {
    asks: 'that what `npm run new` writes passes everything',
    runs: [nodeTests('test/skeleton/new.check.mjs')],
    isOfNoScreen: true,
  },
  rules: {
    asks: 'that each rule of lint finds what it forbids',
    runs: [nodeTests('test/lint/lint.check.mjs')],
    isOfNoScreen: true,
  },
  bench: {
    asks: 'speed and memory beside their limits',
    uses: chromium,
    needs: ['build', 'build:react'],
    runs: [{ tool: 'command', words: ['npx', 'tsx', 'test/bench/run.ts'], takesScreens: true }],
  },
};

function nodeTests(file: string): Run {
  return { tool: 'command', words: ['node', '--import', 'tsx', '--test', file] };
}
