import type { Page } from '@playwright/test';
import { widgets } from '../support/widgets';
import { open } from '../faults/judge';
import type { Write } from '../faults/screen';
import { expect, test } from './session';
import { sourceOf } from './source';

/** Whether what is typed on the screen is kept past a reload. */
const hasDraft = (name: string) => /\buse(Record)?Drafts?\b.*\(/.test(sourceOf(name));

/** Loads both anew, as at once as a browser does that starts again with its tabs. */
const reload = (tabs: readonly Page[]) => Promise.all(tabs.map((tab) => tab.reload()));

/** What was typed stands there, once what is offered is taken. */
const hasItsOwn = (tab: Page, write: Write, turn: number) =>
  expect
    .poll(async () => {
      const restore = tab.getByRole('button', { name: 'Restore', exact: true });
      if ((await restore.count()) > 0) await restore.click();
      return write.isTyped(tab, turn);
    })
    .toBe(true);

for (const { faulty: screen } of widgets.filter(({ name }) => hasDraft(name))) {
  test(`${screen.name}: two tabs keep what was typed in each, past a reload of both and a save in one`, async ({
    page,
    context,
    backend,
  }) => {
    const id = screen.work?.write ?? '';
    const write = { ...(screen.calls[id] as Write), ...screen.inTwoTabs };
    const second = await context.newPage();
    const tabs = [page, second];
    for (const tab of tabs) {
      tab.on('dialog', (dialog) => void dialog.accept());
      await open({ screen, address: screen.address, page: tab });
    }
    for (const [turn, tab] of tabs.entries()) await write.edit(tab, turn);
    await reload(tabs);
    for (const [turn, tab] of tabs.entries()) await hasItsOwn(tab, write, turn);

    if (!screen.savesAtOnce) {
      await reload(tabs);
      for (const [turn, tab] of tabs.entries()) await hasItsOwn(tab, write, turn);
    }
    // An order that is placed leaves the other tab nothing to order.
    if (!screen.savesAtOnce && !write.isOnce) {
      await write.send(page, 0);
      await expect.poll(() => write.effects(backend, 0)).toBe(1);
      await second.reload();
      await hasItsOwn(second, write, 1);
    }
    await second.close();
  });
}
