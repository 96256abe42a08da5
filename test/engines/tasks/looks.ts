import { brokenRules } from '../../browser/axe';
import { turnDark } from '../../browser/dark';
import { addressOf, isThere } from '../../browser/embeds';
import { expect } from '../test';
import { sharedPage, type Task } from '../widget';

/** Nothing stands out of a window as narrow as a phone, in which the screen is there. */
export const narrow: Task =
  (widget) =>
  async ({ inFrame }) => {
    const page = await inFrame(360, addressOf(widget));
    await isThere(page, widget);
    const sizes = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { window: innerWidth, out: scrollWidth - clientWidth };
    });
    expect(sizes).toEqual({ window: 360, out: 0 });
  };

/** On a dark ground every text can be read. */
export const dark: Task =
  (widget) =>
  async ({ page, visit }) => {
    await visit(sharedPage(widget));
    await isThere(page, widget);
    await turnDark(page, true);
    await expect.poll(() => page.evaluate(groundOf)).toBeLessThan(0.2);
    expect(await brokenRules(page, '[data-widget]', ['color-contrast'])).toEqual([]);
    await turnDark(page, false);
    await expect.poll(() => page.evaluate(groundOf)).toBeGreaterThan(0.8);
  };

/** Runs in the page: how light the widget's text is against white, 0 where it stands on black. */
const groundOf = () => {
  const canvas = document.createElement('canvas').getContext('2d');
  let element: Element | null = document.querySelector('[data-widget] > .ww');
  for (; element && canvas; element = element.parentElement) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    if (alpha === 255) return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }
  return 1;
};

/** On paper everything is there: nothing is cut off, and what only works on a screen is not printed. */
export const print: Task =
  (widget) =>
  async ({ page, visit, driver }) => {
    await visit(sharedPage(widget));
    await isThere(page, widget);
    const pdf = await driver.print();
    if (pdf !== null) expect(Buffer.from(pdf, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await page.evaluate(swapMedia, ['print', 'all'])).toBeGreaterThan(0);
    await isThere(page, widget);
    expect(await page.evaluate(cutOff)).toEqual([]);
    await expect(page.locator('.ww-toasts:visible, .ww-savebar:visible')).toHaveCount(0);
    await page.evaluate(swapMedia, ['all', 'print']);
  };

/** Runs in the page: makes the rules for paper those of the screen, or back. Returns how many there were. */
const swapMedia = ([from = '', to = '']: string[]) => {
  const all = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [
      rule,
      ...('cssRules' in rule ? all(rule.cssRules as CSSRuleList) : []),
    ]);
  const found = [...document.styleSheets]
    .flatMap((sheet) => all(sheet.cssRules))
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === from);
  for (const { media } of found) media.mediaText = to;
  return found.length;
};

/** Runs in the page: what holds more than it shows, and could be scrolled on a screen. */
const cutOff = () =>
  [...document.querySelectorAll('.ww *')]
    .filter((each) => each.checkVisibility() && !each.matches('textarea, select, input'))
    .filter(
      (each) =>
        /auto|scroll/.test(getComputedStyle(each).overflowY) &&
        each.scrollHeight > each.clientHeight + 1,
    )
    .map((each) => each.className);
