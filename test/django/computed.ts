import type { Page } from '@playwright/test';

/** Computed styles by the path of their element, for example `main#gallery > p > a::before`. */
export type Styles = Record<string, Record<string, string>>;

/** Takes the mouse off the page, for what lies under it looks different, until that is to be seen. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(-1, -1);
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/**
 * The computed styles of every element inside `selector` with its pseudo-elements, and of `html` and `body`.
 * What follows from a page's height is left out of those two.
 */
export async function stylesOf(page: Page, selector: string): Promise<Styles> {
  await leave(page);
  const text = await page.evaluate((root) => {
    const ofHeight = /^(height|block-size|perspective-origin|transform-origin)$/;
    const found: Record<string, Record<string, string>> = {};
    const read = (name: string, element: Element, isPage: boolean) => {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo || null);
        const isDrawn = pseudo === '' || !/^(none|normal)$/.test(style.content);
        const values = (isDrawn ? [...style] : ['content'])
          .filter((property) => !(isPage && ofHeight.test(property)))
          .map((property) => [property, style.getPropertyValue(property)]);
        found[name + pseudo] = Object.fromEntries(values) as Record<string, string>;
      }
    };
    read('html', document.documentElement, true);
    read('body', document.body, true);
    document.querySelectorAll(`${root}, ${root} *`).forEach((element, index) => {
      read(`${String(index)} ${element.localName}.${element.className}`, element, false);
    });
    // As one text: the test tool takes seconds over this many single values.
    return JSON.stringify(found);
  }, selector);
  return JSON.parse(text) as Styles;
}

/** What differs, a line each. */
export function differences(before: Styles, after: Styles): string[] {
  return Object.entries(before).flatMap(([name, values]) => {
    const now = after[name];
    if (!now) return [`${name} is gone`];
    return Object.entries(values)
      .filter(([property, value]) => now[property] !== value)
      .map(([property, value]) => `${name} ${property}: ${value} is now ${String(now[property])}`);
  });
}
