import type { Page } from '@playwright/test';
import { addressOf, isThere } from '../../browser/embeds';
import { opener, statesOf } from '../../browser/screen';
import { expect, test } from '../test';
import type { Task } from '../widget';

declare global {
  interface Window {
    __engines: { pressed: Element | null; persisted: boolean };
  }
}

const over = '[role=dialog], dialog[open], [role=menu]';

/** Runs in the page: what has the focus, and whether that is where it came from. */
const lookForFocus = (layers: string) => {
  const { activeElement: active } = document;
  const { pressed } = window.__engines;
  const opener = pressed?.closest<HTMLElement>('button, a, summary, [tabindex]');
  const isInside = Boolean(active?.closest(layers));
  const isLost = !active || active === document.body || !active.checkVisibility();
  // What was pressed last may be part of what is closed, or gone.
  const isKnown = opener?.isConnected && opener.checkVisibility() && !opener.closest(layers);
  const isBack = !isLost && (!isKnown || active.contains(opener));
  return { isInside, isBack, name: active?.textContent.slice(0, 80) };
};

/** What is typed in the field that has the focus; null where none has it. */
const typedIn = (page: Page) =>
  page
    .locator('body')
    .evaluate(({ ownerDocument: { activeElement: active } }) =>
      active instanceof HTMLInputElement && active.type === 'text' ? active.value : null,
    );

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Closes what lies over the page, and asks where the focus is then. */
async function closesAll(page: Page): Promise<void> {
  const layers = page.locator(over);
  await expect
    .poll(() => page.evaluate(lookForFocus, over))
    .toEqual(expect.objectContaining({ isInside: true }));
  const before = await layers.count();
  // A list that is open in a dialog is closed first.
  const list = layers.locator('[role=combobox][aria-expanded=true]');
  if ((await list.count()) > 0) {
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  }
  const [path, typed] = [pathOf(page), await typedIn(page)];
  await page.keyboard.press('Escape');
  // In the field of a number, Escape takes back what is typed and goes no further.
  const after = await typedIn(page);
  if (after !== null && after !== typed) await page.keyboard.press('Escape');
  // What was entered goes on the person's word only.
  const discard = layers.getByRole('button', { name: 'Discard', exact: true });
  await expect
    .poll(async () => {
      if (await discard.isVisible()) await discard.click();
      return layers.count();
    })
    .toBe(before - 1);
  // The question of age leads away from the page, where nothing has a focus to be given back.
  if (pathOf(page) !== path) return;
  await expect
    .poll(() => page.evaluate(lookForFocus, over))
    .toEqual(expect.objectContaining({ isInside: before > 1, isBack: true }));
}

/** Each dialog and drawer that the screen has a state with, and its first menu. */
export const dialogs: Task = (widget) => {
  const states = statesOf(widget.screen, 'modal');
  return async ({ page, backend, site }) => {
    for (const [name, reach] of states) {
      await reach({ page, backend, open: opener(page) });
      await test.step(name, () => closesAll(page));
      await backend.reset();
      // A draft that one state leaves is no part of the next.
      await page.goto(site.forgetPath);
    }
    await page.goto(addressOf(widget));
    await isThere(page, widget);
    const menus = page.locator('.ww [aria-haspopup=menu]');
    if ((await menus.count()) === 0) return;
    await menus.first().click();
    await closesAll(page);
  };
};
