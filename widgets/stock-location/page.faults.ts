import type { Page } from '@playwright/test';
import { recordWrite } from '../../shared/forms/recordWrite.testkit';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { button, chooseEntry, claimOf, dialog, leave, textbox } from '../../test/support/steps';

interface State {
  stockLocation: { stockLocations: { name: string; address: string; isActive: boolean }[] };
  batches: { batches: { stockLocationId: number }[] };
}

/** How many locations the server has of which this is true. */
const storedThat = async (
  backend: Backend,
  isIt: (location: State['stockLocation']['stockLocations'][number]) => boolean,
) => (await backend.state<State>()).stockLocation.stockLocations.filter(isIt).length;

const row = (page: Page) => page.getByRole('row', { name: /Main vault/ });
const target = (page: Page) => page.getByRole('combobox', { name: /^Move to/ });
const allBatches = (page: Page) => page.getByRole('checkbox', { name: 'All batches' });
const isOpen = async (page: Page) => (await dialog(page).count()) > 0;

/** What became of a turn may have left its dialog open. */
const reopen = async (page: Page, name: string, entry: string) => {
  if (!(await isOpen(page))) await chooseEntry(page, name, entry);
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
      effects: (backend, text) => storedThat(backend, ({ name }) => name === text),
    }),
    I9: recordWrite({
      opens: 'Edit Main vault',
      field: (page) => textbox(page, /^Address/),
      // Another text in each turn than in the one before, and than at first.
      textOf: (turn) => pick(turn, ['1 New Street', '2 Old Street']),
      save: 'Save location',
      saved: () => 'Saved Main vault.',
      notSaved: 'was not saved.',
      effects: (backend, text) => storedThat(backend, ({ address }) => address === text),
    }),
    I10: {
      kind: 'write',
      readsBefore: 2,
      edit: async (page, turn) => {
        const { from, to } = wayOf(turn);
        await reopen(page, from, 'Move stock');
        await target(page).selectOption(to);
        await expect(allBatches(page)).toBeVisible();
      },
      send: (page) => button(page, /^Move \d+ batch/).click(),
      claim: (page) => claimOf(page, /^Moved \d+ batch/, /not moved\./),
      isTyped: async (page) =>
        (await isOpen(page)) ? (await target(page).inputValue()) !== 'null' : row(page).isVisible(),
      effects: async (backend, turn) => {
        const { batches } = (await backend.state<State>()).batches;
        return Number(batches.every(({ stockLocationId }) => stockLocationId !== wayOf(turn).id));
      },
      next: leave,
    },
    I11: {
      kind: 'write',
      edit: async (page) => {
        await reopen(page, oakland, 'Deactivate');
        await expect(page.getByText('can activate it again', { exact: false })).toBeVisible();
        await expect(page.getByText(/has access|have access|Nothing depends/)).toBeVisible();
      },
      send: (page) => button(page, 'Deactivate location').click(),
      claim: (page) => claimOf(page, `Deactivated ${oakland}.`, /was not deactivated\./),
      isTyped: (page) => row(page).isVisible(),
      effects: (backend) => storedThat(backend, ({ isActive }) => !isActive),
      next: async (page) => {
        if (!(await pressFirst(button(page, 'Undo')))) {
          await button(page, 'Inactive').click();
          await chooseEntry(page, oakland, 'Activate');
          await button(page, 'Active').click();
        }
        await expect(page.getByText(`Activated ${oakland}.`)).toBeVisible();
        await leave(page);
      },
    },
    I12: {
      kind: 'read',
      ask: (page) => reopen(page, 'Main vault', 'Move stock'),
      shown: allBatches,
      leave: async (page) => {
        if (await isOpen(page)) await button(page, 'Cancel').click();
      },
      isAside: true,
    },
  },
};

export default stockLocation;
