import type { Page } from '@playwright/test';

/**
 * Resolves when an element says something, or with `isWanted` false something else than it did. Told by the page itself:
 * looking for it at every frame would be measured as work of the page.
 */
export const says = (page: Page, selector: string, text: string, isWanted = true) =>
  page.evaluate(
    ([selector, words, isSaid]) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const found = document.querySelector(selector)?.textContent;
          if (found === undefined || (isSaid ? !found.includes(words) : found === words)) return;
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [selector, text, isWanted] as const,
  );

/** What an element says now, and nothing else. */
export const said = (page: Page, selector: string) =>
  page.evaluate(
    (selector) => document.querySelector(selector)?.textContent ?? 'not there',
    selector,
  );
