import { box, ferryTerminal, isOnAtServer, location, mainStreet } from './page.parts';
import { expect } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';

/** The box is on at first. */
const isOn = (turn: number) => pick(turn, [false, true]);

const placeOf = (turn: number) => pick(turn, [mainStreet, ferryTerminal]);

/** One box of one location is switched off, then on again. */
const notificationPreferences: FaultyScreen = {
  name: 'notification-preferences',
  address: '/notification-preferences/?as=dispensary',
  work: {
    write: 'N2',
    read: 'N1',
    readMore: (page) => location(page).selectOption(ferryTerminal),
  },
  inTwoTabs: {
    edit: async (page, turn) => {
      await location(page).selectOption(placeOf(turn));
      await box(page).setChecked(false);
    },
    isTyped: async (page, turn) => {
      const edited = await location(page).locator('option:text("(edited)")').allTextContents();
      return edited.length === 1 && (edited[0] ?? '').includes(placeOf(turn));
    },
  },
  calls: {
    N1: { kind: 'read', shown: (page) => box(page) },
    N2: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        // By its id, because the name of a location with edits says so.
        await location(page).selectOption('101');
        await box(page).setChecked(isOn(turn));
      },
      send: (page) => page.getByRole('button', { name: /^Save/ }).click(),
      claim: async (page) => {
        if ((await page.getByText(`Saved for ${mainStreet}.`).count()) > 0) return 'saved';
        const [alert] = await page.getByRole('alert').allTextContents();
        if (alert === undefined) return 'nothing';
        return alert.includes('but not saved') ? 'not saved' : 'unknown';
      },
      isTyped: async (page, turn) => {
        const restore = page.getByRole('button', { name: 'Restore' });
        await pressFirst(restore);
        await location(page).selectOption('101');
        await expect(box(page)).toBeVisible();
        return (await box(page).isChecked()) === isOn(turn);
      },
      effects: async (backend, turn) => Number((await isOnAtServer(backend)) === isOn(turn)),
      next: async (page) => {
        const dismiss = page.getByRole('button', { name: 'Dismiss' });
        await pressFirst(dismiss);
      },
    },
  },
};

export default notificationPreferences;
