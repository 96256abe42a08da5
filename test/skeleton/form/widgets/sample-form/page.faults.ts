import type { Page } from '@playwright/test';
import type { SampleFormFields } from '../../shared/contract/sampleForm';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { bringBack, button, claimOf } from '../../test/support/steps';

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
      send: (page) => button(page, /^Save \d+ change/).click(),
      claim: (page) => claimOf(page, 'Your changes were saved.', 'but not saved'),
      isTyped: async (page, turn) => {
        await bringBack(page);
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
