import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { widgets } from '../widgets';
import { open } from '../faults/judge';
import type { Write } from '../faults/screen';
import * as choices from './preferencesPage';
import { expect, test } from './session';

const folder = fileURLToPath(new URL('../../widgets/', import.meta.url));

/** Whether what is typed on the screen is kept past a reload. */
const hasDraft = (name: string) =>
  readdirSync(`${folder}${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) =>
      /\buse(Record)?Drafts?\b.*\(/.test(readFileSync(`${folder}${name}/${file}`, 'utf8')),
    );

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

const placeOf = (turn: number) => (turn === 0 ? choices.mainStreet : choices.ferryTerminal);

const moduleOf = (tab: Page, turn: number) =>
  tab.getByRole('checkbox', { name: turn === 0 ? 'Notices' : 'Open orders' });

/** A box has two values, of which one is no edit: the second tab edits another one, or those of another location. */
const differently: Record<string, Pick<Write, 'edit' | 'isTyped'>> = {
  'dispensary-dashboard': {
    edit: async (tab, turn) => {
      await tab.getByRole('button', { name: 'Customize' }).click();
      await moduleOf(tab, turn).setChecked(false);
    },
    isTyped: async (tab, turn) =>
      (await tab.getByRole('dialog').count()) > 0 &&
      !(await moduleOf(tab, turn).isChecked()) &&
      (await moduleOf(tab, 1 - turn).isChecked()),
  },
  'notification-preferences': {
    edit: async (tab, turn) => {
      await choices.location(tab).selectOption(placeOf(turn));
      await choices.box(tab).setChecked(false);
    },
    isTyped: async (tab, turn) => {
      const edited = await choices
        .location(tab)
        .locator('option:text("(edited)")')
        .allTextContents();
      return edited.length === 1 && (edited[0] ?? '').includes(placeOf(turn));
    },
  },
};

for (const { faulty: screen } of widgets.filter(({ name }) => hasDraft(name))) {
  test(`${screen.name}: two tabs keep what was typed in each, past a reload of both and a save in one`, async ({
    page,
    context,
    backend,
  }) => {
    const id = screen.work?.write ?? '';
    const write = { ...(screen.calls[id] as Write), ...differently[screen.name] };
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
