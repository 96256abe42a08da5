import { isThere } from '../../browser/embeds';
import { workOf } from '../../faults/mainTask';
import { makeReady, open } from '../../faults/judge';
import { expect } from '../test';
import { sharedPage, type Task } from '../widget';

/** What is typed and not saved stands again after the page was loaded anew, or is offered. */
export const draft: Task = (widget) => {
  const { faulty: screen } = widget;
  const work = workOf(widget);
  if (!work || screen.savesAtOnce) return null;
  const [id, write] = work;
  return async ({ page, backend }) => {
    const stage = { screen, id, address: screen.address, page, backend };
    await open(stage);
    await write.edit(page, 0);
    await page.reload();
    await expect.poll(() => write.isTyped(page, 0)).toBe(true);
    await makeReady(stage, { ...write, next: undefined, isOnce: true }, 0);
  };
};

/** The page that is left is kept whole, and works when it is come back to. */
export const back: Task =
  (widget) =>
  async ({ page, visit, driver }) => {
    await visit(sharedPage(widget));
    await isThere(page, widget);
    // Firefox keeps no page that it has only just finished, so a page that was not kept is left once more.
    await expect(async () => {
      await page.goto('/accounts/login/');
      await driver.back();
      expect(await page.evaluate(() => window.__engines.persisted)).toBe(true);
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`/${widget.name}/`));
    await isThere(page, widget);
  };

/** What is done in another tab is seen in this one. */
export const otherTab: Task = (widget) => {
  const { otherTab: other } = widget.extras;
  if (!other) return null;
  return async ({ page, visit, inTab }) => {
    await visit(sharedPage(widget));
    await isThere(page, widget);
    await inTab(async (second) => {
      await second.goto(sharedPage(widget));
      await isThere(second, widget);
      await other.does(second);
    });
    await other.shown(page);
  };
};
