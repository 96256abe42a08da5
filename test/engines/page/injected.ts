import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/**
 * What Playwright itself runs in a page to find and judge elements, so that the descriptions of the page objects mean
 * here exactly what they mean in Chromium. It is no part of Playwright's interface; its version is pinned.
 */
function playwrightInPage(): string {
  const file = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const bundle = readFileSync(file, 'utf8');
  const start = bundle.indexOf('packages/playwright-core/src/generated/injectedScriptSource.ts');
  const [, literal] =
    /source\d* = ('(?:[^'\\]|\\.)*');/.exec(start < 0 ? '' : bundle.slice(start)) ?? [];
  if (!literal) throw new Error(`Playwright keeps its script for pages elsewhere now: ${file}`);
  return runInNewContext(literal) as string;
}

/** Tells the test of what goes wrong as soon as it does, also while the page goes. */
const watch = `
  const say = (text) => navigator.sendBeacon('/__engines/said', text);
  const words = (value) => (value instanceof Error ? value.name + ': ' + value.message : String(value));
  for (const level of ['error', 'warn']) {
    const own = console[level];
    console[level] = (...said) => {
      say('console ' + level + ': ' + said.map(words).join(' '));
      own.apply(console, said);
    };
  }
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  addEventListener('error', ({ error, message, target }) => {
    // What a page still fetched when it was left is no fault.
    if (target !== window) isLeft || say('not loaded: ' + (target.src ?? target.href));
    else say('exception: ' + (error ? words(error) : message));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => say('rejection: ' + words(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say('CSP ' + violatedDirective + ': ' + blockedURI));`;

/** What the test asks of a page, under a name that no page uses. */
const tools = `
  const playwright = new (module.exports.InjectedScript())(globalThis, {
    isUnderTest: false, sdkLanguage: 'javascript', testIdAttributeName: 'data-testid', stableRafCount: 1,
    frameSeq: 0, browserName: 'webkit', shouldPrependErrorPrefix: false, isUtilityWorld: false, customEngines: [],
  });
  const engines = {
    playwright,
    all: (selector) => playwright.querySelectorAll(playwright.parseSelector(selector), document),
    /** The one element of that description, or null. */
    one: (selector) => {
      const found = engines.all(selector);
      if (found.length > 1) throw new Error('strict: ' + found.length + ' elements fit ' + selector);
      return found[0] ?? null;
    },
    /** For a page in a frame: calls a function of its own world. */
    call: (text, args) => (0, eval)('(' + text + ')')(...args),
    pressed: null,
    persisted: false,
  };
  addEventListener('click', ({ target }) => (engines.pressed = target), true);
  addEventListener('pageshow', ({ persisted }) => (engines.persisted = persisted));
  Object.defineProperty(window, '__engines', { value: engines });`;

/** The script that comes first in every page. */
export const pageScript = `(() => { const module = {}; ${playwrightInPage()} ${watch} ${tools} })();`;
