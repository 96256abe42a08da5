import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import type { ElementId } from '../driver';
import type { EnginePage } from './page';
import { pressed, typed } from './keys';
import { untilDone } from './wait';

type Wanted = string | RegExp;

/** Playwright's own spelling of what is looked for; a part that it exports for its tools. */
const { escapeForAttributeSelector, escapeForTextSelector } = (
  createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
    iso: Record<
      'escapeForAttributeSelector' | 'escapeForTextSelector',
      (text: Wanted, exact: boolean) => string
    >;
  }
).iso;

interface Exact {
  exact?: boolean;
}
interface Filter {
  hasText?: Wanted;
  hasNotText?: Wanted;
  has?: { selector: string };
}
type RoleOptions = Exact & { name?: Wanted } & Partial<
    Record<'checked' | 'disabled' | 'expanded' | 'pressed' | 'selected', boolean>
  >;

/** What Playwright's `expect` asks of a locator. */
interface Expected {
  timeout?: number;
  isNot: boolean;
  expectedText?: unknown;
  expectedNumber?: number;
  expectedValue?: unknown;
  expressionArg?: string;
}

/** Runs in the page: whether elements are as expected. */
const judge = `async (selector, expression, options) => {
  const { playwright, all } = window.__engines;
  const found = all(selector);
  if (expression === 'to.have.count' || expression.endsWith('.array'))
    return playwright.expectArray(found, options);
  if (found.length > 1) throw new Error('strict: ' + found.length + ' elements fit ' + selector);
  if (found.length === 1) return playwright.expectSingleElement(found[0], options, true);
  if (expression === 'to.be.hidden' || expression === 'to.be.detached') return { matches: true };
  return { matches: ['to.be.visible', 'to.be.attached'].includes(expression) ? false : options.isNot };
}`;

/** Runs in the page: the element once it can be pressed, else why not. */
const ready = `async (selector, states) => {
  const { playwright, one } = window.__engines;
  const element = one(selector);
  if (!element) return { why: 'not there' };
  const wrong = await playwright.checkElementStates(element, states, true);
  if (wrong) return { why: 'not ' + (wrong.missingState ?? 'connected') };
  const isHit = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || element.labels?.[0]?.contains(there));
  };
  if (!isHit()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return { element };
}`;

/** Runs in the page: null once the element can be pressed, else why not. */
const readyToPress = `async (element) => {
  if (!element.isConnected) return 'gone';
  const { playwright } = window.__engines;
  const wrong = await playwright.checkElementStates(element, ['visible', 'enabled', 'stable'], true);
  return wrong ? 'not ' + (wrong.missingState ?? 'connected') : null;
}`;

/** What the protocol says of an element that left the page. */
const isGone = (error: unknown) => /stale element/i.test(String(error));

/** As much of Playwright's locator as the page objects use, for an engine that Playwright does not drive. */
export class EngineLocator {
  /** By this Playwright's `expect` knows what it is given. */
  readonly _apiName = 'Locator';

  constructor(
    private readonly on: EnginePage,
    readonly selector: string,
  ) {}

  toString = () => this.selector;

  private within = (part: string) =>
    new EngineLocator(this.on, this.selector ? `${this.selector} >> ${part}` : part);

  locator = (css: string) => this.within(css);
  getByRole = (role: string, { exact = false, name, ...is }: RoleOptions = {}) => {
    const states = Object.entries(is).map(([key, value]) => `[${key}=${String(value)}]`);
    const named = name === undefined ? '' : `[name=${escapeForAttributeSelector(name, exact)}]`;
    return this.within(`internal:role=${role}${states.join('')}${named}`);
  };
  getByText = (text: Wanted, { exact = false }: Exact = {}) =>
    this.within(`internal:text=${escapeForTextSelector(text, exact)}`);
  getByLabel = (text: Wanted, { exact = false }: Exact = {}) =>
    this.within(`internal:label=${escapeForTextSelector(text, exact)}`);
  filter = ({ hasText, hasNotText, has }: Filter) => {
    const parts = [
      hasText !== undefined && `internal:has-text=${escapeForTextSelector(hasText, false)}`,
      hasNotText !== undefined &&
        `internal:has-not-text=${escapeForTextSelector(hasNotText, false)}`,
      has && `internal:has=${JSON.stringify(has.selector)}`,
    ].filter((part) => typeof part === 'string');
    // What is not known here would be left out in silence.
    if (parts.length === 0) throw new Error('A locator is filtered by nothing that is known.');
    return this.within(parts.join(' >> '));
  };
  and = (other: { selector: string }) =>
    this.within(`internal:and=${JSON.stringify(other.selector)}`);
  or = (other: { selector: string }) =>
    this.within(`internal:or=${JSON.stringify(other.selector)}`);
  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (index: number) => this.within(`nth=${String(index)}`);

  /** Reads something of all that are there; of the next page where one is left meanwhile. */
  private ofAll = <T>(read: string) =>
    untilDone(() =>
      this.on.read<T>(`(selector) => (${read})(window.__engines.all(selector))`, this.selector),
    );
  count = () => this.ofAll<number>('(all) => all.length');
  allTextContents = () => this.ofAll<string[]>('(all) => all.map((each) => each.textContent)');
  isVisible = () =>
    this.ofAll<boolean>(
      `(all) => all.length > 0 && window.__engines.playwright.elementState(all[0], 'visible', true).matches`,
    );

  /** Waits for the one element and reads something of it. */
  private ofOne = <T>(read: string, ...more: unknown[]) =>
    untilDone(async () => {
      const found = await this.on.read<{ value: T } | null>(
        `async (selector, ...more) => {
            const element = window.__engines.one(selector);
            return element && { value: await (${read})(element, ...more) };
          }`,
        this.selector,
        ...more,
      );
      if (!found) throw new Error(`Not on the page: ${this.selector}`);
      return found.value;
    });
  private state = (name: string) =>
    this.ofOne<boolean>(
      `(each) => window.__engines.playwright.elementState(each, '${name}', true).matches`,
    );
  textContent = () => this.ofOne<string | null>('(each) => each.textContent');
  getAttribute = (name: string) =>
    this.ofOne<string | null>('(each, name) => each.getAttribute(name)', name);
  inputValue = () =>
    this.ofOne<string>(
      `(each) => window.__engines.playwright.retarget(each, 'follow-label').value`,
    );
  isChecked = () => this.state('checked');
  isEnabled = () => this.state('enabled');
  evaluate = <T>(run: ((element: Element, value: unknown) => T) | string, value?: unknown) =>
    this.ofOne<T>(String(run), value);

  private act = (run: string, ...more: unknown[]) =>
    this.ofOne<string | null>(
      `(each, ...more) => {
        const done = (${run})(window.__engines.playwright, each, ...more) ?? null;
        if (typeof done === 'string' && done.startsWith('error:')) throw new Error(done);
        return done;
      }`,
      ...more,
    );
  focus = () => this.act('(playwright, each) => playwright.focusNode(each)');
  blur = () => this.act('(playwright, each) => playwright.blurNode(each)');
  /** Those that are there now: each can be pressed as long as it is. */
  elementHandles = async () =>
    (await this.ofAll<ElementId[]>('(all) => all')).map((element) => ({
      click: async () => {
        const isThere = await untilDone(async () => {
          const wrong = await this.on
            .read<string | null>(readyToPress, element)
            .catch((error: unknown) => (isGone(error) ? 'gone' : Promise.reject(error as Error)));
          if (wrong !== null && wrong !== 'gone') throw new Error(`${this.selector} is ${wrong}.`);
          return wrong === null;
        });
        if (!isThere) throw new Error(`${this.selector} is gone.`);
        await this.on.driver.click(element);
      },
    }));
  click = () =>
    untilDone(async () => {
      const { element, why } = await this.on.read<{ element?: ElementId; why?: string }>(
        ready,
        this.selector,
        ['visible', 'enabled', 'stable'],
      );
      if (!element) throw new Error(`${this.selector} is ${why ?? 'not there'}.`);
      await this.on.driver.click(element);
    });
  press = async (key: string) => {
    await this.focus();
    await this.on.press(pressed(key));
  };
  fill = async (text: string) => {
    await untilDone(async () => {
      const { why } = await this.on.read<{ why?: string }>(ready, this.selector, [
        'visible',
        'enabled',
        'editable',
      ]);
      if (why) throw new Error(`${this.selector} is ${why}.`);
    });
    const done = await this.act('(playwright, each, text) => playwright.fill(each, text)', text);
    if (done !== 'done') await this.on.press(text ? typed(text) : pressed('Delete'));
  };
  setChecked = async (isOn: boolean) => {
    if ((await this.isChecked()) === isOn) return;
    await this.click();
    await untilDone(async () => {
      if ((await this.isChecked()) !== isOn) throw new Error(`${this.selector} did not change.`);
    });
  };
  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);
  selectOption = (option: string | { index: number }) =>
    untilDone(async () => {
      const wanted = [typeof option === 'string' ? { valueOrLabel: option } : option];
      await this.act(
        `(playwright, each, wanted) => {
          if (!playwright.elementState(each, 'enabled', true).matches) return 'error:disabled';
          each.focus();
          const chosen = playwright.selectOptions(each, wanted);
          return typeof chosen === 'string' ? chosen : null;
        }`,
        wanted,
      );
    });
  setInputFiles = (files: FileGiven | FileGiven[]) =>
    this.act(
      '(playwright, each, files) => playwright.setInputFiles(each, files)',
      [files].flat().map(({ buffer, ...file }) => ({ ...file, buffer: buffer.toString('base64') })),
    );

  /** Playwright's `expect` calls this. */
  _expect = (expression: string, options: Expected) =>
    this.on.expects(judge, [this.selector, expression], options);

  /** As the page objects know it. */
  asLocator = () => this as unknown as Locator;
}

interface FileGiven {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
