import type { Page } from '@playwright/test';
import type { Driver, Key } from '../driver';
import { pressed, typed } from './keys';
import { EngineLocator } from './locator';
import type { Sent, Site } from './site';
import { limit, untilDone } from './wait';

/** Milliseconds after which a question is put anew: a page that is left never answers. */
const LONGEST_QUESTION = 1000;

interface Judged {
  matches: boolean;
  received?: unknown;
}

/** As much of Playwright's page as the page objects use, for an engine that Playwright does not drive. */
export class EnginePage {
  /** By this Playwright's `expect` knows what it is given. */
  readonly _apiName = 'Page';
  private address = 'about:blank';

  constructor(
    readonly driver: Driver,
    readonly site: Site,
    /** It is looked at and not touched: what presses looks for it in the window. */
    private readonly isFramed = false,
  ) {}

  private whole = new EngineLocator(this, '');
  locator = this.whole.locator;
  getByRole = this.whole.getByRole;
  getByText = this.whole.getByText;
  getByLabel = this.whole.getByLabel;

  /** Calls a function of the page, once its tools have come, and keeps where the page is by now. */
  read = async <T>(run: string, ...args: unknown[]): Promise<T> => {
    const text = `async (...args) => {
      const end = Date.now() + ${String(LONGEST_QUESTION)};
      while (!window.__engines && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
      return { value: (await (${run})(...args)) ?? null, url: location.href };
    }`;
    const framed = `(text, args) => frames[0].__engines.call(text, args)`;
    const { value, url } = await (this.isFramed
      ? this.driver.call<{ value: T; url: string }>(framed, [text, args])
      : this.driver.call<{ value: T; url: string }>(text, args));
    this.address = url;
    return value;
  };

  url = () => this.address;
  goto = async (path: string) => {
    const address = new URL(path, this.site.origin).href;
    await this.driver.open(address);
    this.address = address;
  };
  reload = () => this.driver.refresh();
  evaluate = <T>(run: string | ((value: unknown) => T), value?: unknown) =>
    this.read<T>(
      typeof run === 'string' ? `() => (0, eval)(${JSON.stringify(run)})` : String(run),
      value,
    );
  frames = () => [this];
  /** A page that warns before it is left is left: the session was asked for so. */
  on = () => this;

  press = (keys: readonly Key[]) => this.driver.keys(keys);
  keyboard = {
    press: (key: string) => this.press(pressed(key)),
    type: (text: string) => this.press(typed(text)),
  };

  /**
   * Asks the page until the answer is as wanted or some time has passed: the page asks itself again and again, which
   * takes a tenth of what as many commands do.
   */
  private ask = <T>(run: string, args: readonly unknown[], isDone: string) =>
    this.read<T>(
      `async (args, end) => {
        for (;;) {
          const answer = await (${run})(...args);
          if ((${isDone})(answer) || Date.now() > end) return answer;
          await new Promise((next) => setTimeout(next, 30));
        }
      }`,
      args,
      Date.now() + LONGEST_QUESTION,
    );

  waitForFunction = async (run: (value: unknown) => unknown, value: unknown) => {
    const found = await untilDone(async () => {
      const answer = await this.ask<unknown>(String(run), [value], 'Boolean');
      if (!answer) throw new Error(`It did not come: ${String(run)}`);
      return answer;
    });
    return { jsonValue: () => Promise.resolve(found) };
  };
  waitForEvent = (_event: 'request', { predicate }: { predicate: (sent: Sent) => boolean }) =>
    new Promise<Sent>((resolve, reject) => {
      const end = this.site.onRequest((sent) => {
        if (!predicate(sent)) return;
        end();
        clearTimeout(timer);
        resolve(sent);
      });
      const timer = setTimeout(() => {
        end();
        reject(new Error('No request came.'));
      }, limit);
    });

  /** Asks the page until it is as expected, as Playwright's `expect` does. */
  expects = async (
    judge: string,
    [selector = '', expression = '']: readonly string[],
    options: { isNot: boolean; timeout?: number },
  ) => {
    const { isNot, timeout } = options;
    let last: Judged = { matches: isNot };
    let wrong: string | undefined;
    const asked = { ...options, expression, signal: undefined };
    try {
      await untilDone(async () => {
        wrong = undefined;
        const isDone = `({ matches }) => matches !== ${String(isNot)}`;
        const args = [selector, expression, asked];
        last = await this.ask<Judged>(judge, args, isDone).catch((error: unknown) => {
          wrong = String(error);
          throw error;
        });
        if (last.matches === isNot) throw new Error('not yet');
      }, timeout);
    } catch {
      return {
        matches: isNot,
        received: { value: last.received },
        timedOut: true,
        ...(wrong && { errorMessage: wrong }),
      };
    }
    return { matches: last.matches, received: { value: last.received } };
  };
  context = () => ({ _options: { baseURL: this.site.origin } });
  mainFrame = () => ({
    _expect: (expression: string, options: { isNot: boolean; timeout?: number }) =>
      this.expects(
        '(_, __, options) => window.__engines.playwright.expectSingleElement(null, options, true)',
        ['', expression],
        options,
      ),
  });

  /** As the page objects know it. */
  asPage = () => this as unknown as Page;
}
