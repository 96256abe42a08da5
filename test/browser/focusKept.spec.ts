import type { Locator, Page } from '@playwright/test';
import { expect, test } from './session';
import { kinds, statesOf } from './screen';
import { screens } from './screens';

/** What of a button's name it has in common with those of other rows: its first two words. */
const kindOf = (name: string) =>
  name.trim().split(/\s+/).slice(0, 2).join(' ').replace(/\d+/g, '#');

/** The buttons that can be pressed now, of the dialog where there is one, and what kind each is. */
async function buttonsOf(page: Page): Promise<[string, Locator][]> {
  const isDialog = (await page.getByRole('dialog').count()) > 0;
  const part = page.locator(isDialog ? '[role=dialog]' : '[data-widget]').last();
  const buttons = part.locator('button:visible:not(:disabled):not([aria-disabled=true])');
  const names = await buttons.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  return names.map((name, at) => [kindOf(name), buttons.nth(at)]);
}

/** How long a button is looked at that may go, and what may take its focus, in milliseconds. */
const patience = 800;

/** Tells a page from the one before, also where both have one address; null while one takes the place of the other. */
const pageNow = (page: Page) => page.evaluate(() => performance.timeOrigin).catch(() => null);

/** Presses a button by the keyboard. Returns whether the focus has a place after the button went, null when it stays. */
async function pressUntilGone(page: Page, button: Locator): Promise<boolean | null> {
  const before = await pageNow(page);
  const options = { timeout: patience };
  const pressed = await button.elementHandle(options);
  await button.focus(options);
  await page.keyboard.press('Enter');
  const happens = (wait: Promise<unknown>) =>
    wait.then(
      () => true,
      () => false,
    );
  const isGone = await happens(
    page.waitForFunction(
      (element) => !element.isConnected || element.matches(':disabled'),
      pressed,
      options,
    ),
  );
  // Who went to another page has nothing to lose on this one.
  if (!isGone || (await pageNow(page)) !== before) return null;
  const hasFocus = () => document.activeElement !== document.body;
  const isKept = await happens(page.waitForFunction(hasFocus, undefined, options));
  return (await pageNow(page)) === before ? isKept : null;
}

for (const screen of screens.filter(({ losesFocus }) => !losesFocus)) {
  test(`${screen.name}: no button that goes when it is pressed takes the focus with it`, async ({
    page,
    context,
    backend,
    watch,
  }) => {
    test.setTimeout(240_000);
    watch.allow(/./);
    const pressed = new Set<string>();
    const lost: string[] = [];
    let gone = 0;
    const open = (path: string, query = {}) =>
      page.goto(`${path}?${new URLSearchParams({ csp: 'strict', ...query }).toString()}`);

    for (const kind of kinds.filter((each) => each !== 'loading')) {
      for (const [state, reach] of statesOf(screen, kind)) {
        for (;;) {
          page.removeAllListeners('dialog');
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.evaluate(() => localStorage.clear()).catch(() => undefined);
          // A page that tries again by itself would meet the fault that is meant for the next one.
          await page.goto('about:blank');
          // A world of its own for each press.
          await context.clearCookies();
          await reach({ page, backend, open });
          const next = (await buttonsOf(page)).find(([each]) => !pressed.has(each));
          if (!next) break;
          const [name, button] = next;
          pressed.add(name);
          const isKept = await pressUntilGone(page, button);
          if (isKept !== null) gone += 1;
          if (isKept === false) lost.push(`${kind}, ${state}: ${name}`);
        }
      }
    }
    expect(lost).toEqual([]);
    expect(gone, 'buttons that went').toBeGreaterThan(0);
  });
}
