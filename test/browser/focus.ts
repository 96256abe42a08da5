import type { Page } from '@playwright/test';

/** The focused element in a few words, and what keeps a person from seeing that it has the focus. */
export interface Focus {
  name: string;
  problems: string[];
}

/** Looks at the focused element: on the screen, not covered, with an outline or a ring of its own. */
export const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nothing', problems: ['lost'] };
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const points = [0.02, 0.5, 0.98].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const isCovered = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return !there || !(element.contains(there) || there.contains(element));
    });
    const problems = [
      ...(hasOutline || style.boxShadow !== 'none' ? [] : ['no visible focus']),
      ...(isWhole ? [] : ['not wholly on the screen']),
      ...(isWhole && isCovered ? ['covered'] : []),
    ];
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const text = (label ?? element).textContent;
    return { name: element.tagName === 'SELECT' ? 'Location' : text.trim(), problems };
  });

/** Presses a key until the element of that name has the focus; answers the problems on the way. */
export async function moveTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<string[]> {
  const problems: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    const at = await focus(page);
    problems.push(...at.problems.map((problem) => `${at.name}: ${problem}`));
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) return problems;
  }
  throw new Error(`${key} never came to ${String(name)}.`);
}
