import type { Page } from '@playwright/test';
import type { SampleFormFields } from '../../shared/contract/sampleForm';
import { pick, type FaultyScreen } from '../../test/faults/screen';

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });

/** Another name in each turn than in the one before. */
const nameOf = (turn: number) => pick(turn, ['Blue Dream', 'Cherry Pie']);

/** The name is changed and saved. */
const sampleForm: FaultyScreen = {
  name: 'sample-form',
  address: '/sample-form/?as=vendor',
  work: { write: 'SF2', read: 'SF1' },
  calls: {
    SF1: { kind: 'read', shown: name },
    SF2: {
      kind: 'write',
      readsBefore: 1,
      edit: (page, turn) => name(page).fill(nameOf(turn)),
      send: (page) => page.getByRole('button', { name: /^Save \d+ change/ }).click(),
      claim: async (page) => {
        if ((await page.getByText('Your changes were saved.').count()) > 0) return 'saved';
        const [alert] = await page.getByRole('alert').allTextContents();
        if (alert === undefined) return 'nothing';
        return alert.includes('but not saved') ? 'not saved' : 'unknown';
      },
      isTyped: async (page, turn) => {
        const restore = page.getByRole('button', { name: 'Restore' });
        if ((await restore.count()) > 0) await restore.click();
        return (await name(page).inputValue()) === nameOf(turn);
      },
      effects: async (backend, turn) => {
        const { sampleForm: stored } = await backend.state<{
          sampleForm: { fields: SampleFormFields };
        }>();
        return Number(stored.fields.name === nameOf(turn));
      },
    },
  },
};

export default sampleForm;
