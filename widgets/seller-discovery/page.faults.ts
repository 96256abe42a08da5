import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import type { Claim, FaultyScreen } from '../../test/faults/screen';

const name = 'Evergreen Valley Farms';
const heart = (page: Page) => page.getByRole('button', { name: `Favorite: ${name}` });

/** What is said of a write: that the list is old is none of it. */
const news = (page: Page) => page.getByRole('alert').filter({ hasNotText: 'out of date' });

/** Added in the first turn, removed in the next, and so on. */
const isAdded = (turn: number) => turn % 2 === 0;

/** What the session has changed of the world. */
interface State {
  world: { favorites: string[] };
}

const sellerDiscovery: FaultyScreen = {
  name: 'seller-discovery',
  address: '/seller-discovery/?as=dispensary',
  // A heart is sent as it is pressed.
  savesAtOnce: true,
  work: { write: 'S35', read: 'S13' },
  calls: {
    S13: { kind: 'read', shown: heart },
    S35: {
      kind: 'write',
      edit: (page) => expect(heart(page)).toBeVisible(),
      send: async (page) => {
        // A list that is known to be old asks for a "Retry" of its own.
        await pressFirst(page.getByRole('button', { name: 'Retry' }));
        if (await pressFirst(page.getByRole('button', { name: 'Try again' }))) return;
        await heart(page).click();
      },
      claim: async (page, turn): Promise<Claim> => {
        const says = (await news(page).allTextContents()).join(' ');
        const words = isAdded(turn) ? 'added to' : 'removed from';
        if (says.includes(`was not ${words}`)) return 'not saved';
        if (says !== '') return 'unknown';
        const said = page.getByText(`${name} was ${words} your favorites.`);
        return (await said.count()) > 0 ? 'saved' : 'nothing';
      },
      isTyped: async (page) => (await page.getByRole('button', { name: 'Try again' }).count()) > 0,
      effects: async (backend: Backend, turn) => {
        const { world } = await backend.state<State>();
        return Number(world.favorites.includes('7') === isAdded(turn));
      },
    },
  },
};

export default sellerDiscovery;
