import type { Page } from '@playwright/test';
import { recordWrite } from '../../shared/forms/recordWrite.testkit';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { button, claimOf, dialog, leave } from '../../test/steps';

interface State {
  stockLocation: {
    stockLocations: { id: number; name: string; address: string; isActive: boolean }[];
  };
  batches: { batches: { stockLocationId: number }[] };
}

const stored = async (backend: Backend) =>
  (await backend.state<State>()).stockLocation.stockLocations;

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const row = (page: Page) => page.getByRole('row', { name: /Main vault/ });

const choose = async (page: Page, name: string, entry: string) => {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

const annex = 'Cold storage – “Annex B” <north>';
/** All stock of one is moved to the other and back, turn by turn. */
const wayOf = (turn: number) =>
  pick(turn, [
    { from: annex, to: 'Main vault', id: 62 },
    { from: 'Main vault', to: annex, id: 61 },
  ]);
const oakland = 'Oakland cross-dock';

const stockLocation: FaultyScreen = {
  name: 'stock-location',
  address: '/stock-location/?as=vendor',
  work: { write: 'I9', read: 'I3' },
  calls: {
    I3: { kind: 'read', shown: row },
    I5: recordWrite({
      readsBefore: 0,
      opens: 'New location',
      field: (page) => textbox(page, /^Name/),
      // One location a turn.
      textOf: (turn) => `North annex ${String(turn)}`,
      save: 'Create location',
      saved: (name) => `Created ${name}.`,
      notSaved: 'was not saved.',
      effects: async (backend, text) =>
        (await stored(backend)).filter(({ name }) => name === text).length,
    }),
    I9: recordWrite({
      opens: 'Edit Main vault',
      field: (page) => textbox(page, /^Address/),
      // Another text in each turn than in the one before, and than at first.
      textOf: (turn) => pick(turn, ['1 New Street', '2 Old Street']),
      save: 'Save location',
      saved: () => 'Saved Main vault.',
      notSaved: 'was not saved.',
      effects: async (backend, text) =>
        (await stored(backend)).filter(({ address }) => address === text).length,
    }),
    I10: {
      kind: 'write',
      readsBefore: 2,
      edit: async (page, turn) => {
        const { from, to } = wayOf(turn);
        if ((await dialog(page).count()) === 0) await choose(page, from, 'Move stock');
        await page.getByRole('combobox', { name: /^Move to/ }).selectOption(to);
        await expect(page.getByRole('checkbox', { name: 'All batches' })).toBeVisible();
      },
      send: (page) => button(page, /^Move \d+ batch/).click(),
      claim: (page) => claimOf(page, /^Moved \d+ batch/, /not moved\./),
      isTyped: async (page) => {
        if ((await dialog(page).count()) === 0) return row(page).isVisible();
        const to = page.getByRole('combobox', { name: /^Move to/ });
        return (await to.inputValue()) !== 'null';
      },
      effects: async (backend, turn) =>
        Number(
          (await backend.state<State>()).batches.batches.every(
            ({ stockLocationId }) => stockLocationId !== wayOf(turn).id,
          ),
        ),
      next: leave,
    },
    I11: {
      kind: 'write',
      edit: async (page) => {
        if ((await dialog(page).count()) === 0) await choose(page, oakland, 'Deactivate');
        await expect(page.getByText('can activate it again', { exact: false })).toBeVisible();
        await expect(page.getByText(/has access|have access|Nothing depends/)).toBeVisible();
      },
      send: (page) => button(page, 'Deactivate location').click(),
      claim: (page) => claimOf(page, `Deactivated ${oakland}.`, /was not deactivated\./),
      isTyped: (page) => row(page).isVisible(),
      effects: async (backend) =>
        (await stored(backend)).filter(({ isActive }) => !isActive).length,
      next: async (page) => {
        const undo = button(page, 'Undo');
        if (!(await pressFirst(undo))) {
          await button(page, 'Inactive').click();
          await choose(page, oakland, 'Activate');
          await button(page, 'Active').click();
        }
        await expect(page.getByText(`Activated ${oakland}.`)).toBeVisible();
        await leave(page);
      },
    },
    I12: {
      kind: 'read',
      ask: async (page) => {
        if ((await dialog(page).count()) === 0) await choose(page, 'Main vault', 'Move stock');
      },
      shown: (page) => page.getByRole('checkbox', { name: 'All batches' }),
      leave: async (page) => {
        if ((await dialog(page).count()) > 0) await button(page, 'Cancel').click();
      },
      isAside: true,
    },
  },
};

export default stockLocation;
