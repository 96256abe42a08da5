import type { Page } from '@playwright/test';

declare global {
  interface Window {
    firstFormats?: string[];
  }
}

/** Its title, or the button that is all there is of it until somebody uses it. */
const firstContent = '[data-widget] :is(h1, h2, button)';

/**
 * From now on a page remembers what of `Intl` its widget makes before it has its first content. The first of them, in
 * which the browser fetches what it knows of languages, takes longer than all that a screen draws until then.
 */
export const watchFirstFormats = (page: Page): Promise<unknown> =>
  page.addInitScript((content) => {
    const made: string[] = (window.firstFormats = []);
    let isThere = false;
    const watch = new MutationObserver(() => {
      isThere = document.querySelector(content) !== null;
      if (isThere) watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat'] as const) {
      const Format = Intl[name] as unknown as new (...given: unknown[]) => object;
      const noting = new Proxy(Format, {
        construct(target, given, newTarget) {
          if (!isThere) made.push(name);
          return Reflect.construct(target, given, newTarget) as object;
        },
      });
      Object.defineProperty(Intl, name, { value: noting, configurable: true, writable: true });
    }
  }, firstContent);

/** What it made. */
export const takeFirstFormats = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.firstFormats ?? ['nothing was watched']);
