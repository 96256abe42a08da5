import { fileURLToPath } from 'node:url';
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

const axe = fileURLToPath(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url));

interface Found {
  violations: { nodes: { html: string }[] }[];
}

/** A browser that lacks what the last years brought shows everything, and every text can be read. */
export const old: Task =
  (widget) =>
  async ({ page, site }) => {
    site.beOld();
    site.addFile('axe.js', axe);
    await page.goto(addressOf(widget));
    await isThere(page, widget);
    await page.addScriptTag({ url: '/__engines/axe.js' });
    expect(await page.evaluate(contrasts)).toEqual([]);
  };

/** On a dark ground every text can be read. */
export const dark: Task =
  (widget) =>
  async ({ page, visit, site }) => {
    site.addFile('axe.js', axe);
    await visit(sharedPage(widget));
    await isThere(page, widget);
    await page.evaluate(setTheme, 'dark');
    await expect.poll(() => page.evaluate(groundOf)).toBeLessThan(0.2);
    await page.addScriptTag({ url: '/__engines/axe.js' });
    const found = await page.evaluate(contrasts);
    expect(found).toEqual([]);
    await page.evaluate(setTheme, 'light');
    await expect.poll(() => page.evaluate(groundOf)).toBeGreaterThan(0.8);
  };

/** Runs in the page. */
const setTheme = (theme: string) => {
  document.querySelector<HTMLElement>('[data-bs-theme]')?.setAttribute('data-bs-theme', theme);
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

/** Runs in the page. */
const contrasts = async () => {
  const { axe: rules } = window as unknown as {
    axe: { run: (...asked: unknown[]) => Promise<Found> };
  };
  const only = {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['violations'],
  };
  const { violations } = await rules.run('[data-widget]', only);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)));
};

/** On paper everything is there: nothing is cut off, and what only works on a screen is not printed. */
export const print: Task =
  (widget) =>
  async ({ page, visit, hands }) => {
    await visit(sharedPage(widget));
    await isThere(page, widget);
    const pdf = await hands.print();
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
