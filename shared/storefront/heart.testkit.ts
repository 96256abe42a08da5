import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import type { Claim, Write } from '../../test/faults/screen';

/** What a screen says of a write: that its list is old is none of it. */
export const newsOfWrites = async (page: Page): Promise<string> => {
  const news = page.getByRole('alert').filter({ hasNotText: 'out of date' });
  return (await news.allTextContents()).join(' ');
};

/** Added in the first turn, removed in the next, and so on. */
const isAdded = (turn: number) => turn % 2 === 0;

/** What the session has changed of the world. */
interface State {
  world: { favorites: string[] };
}

/** S35 under every fault, by the heart of the first seller. */
export function heartOf(seller: string): Write {
  const heart = (page: Page) => page.getByRole('button', { name: `Favorite: ${seller}` });
  return {
    kind: 'write',
    edit: (page) => expect(heart(page)).toBeVisible(),
    send: async (page) => {
      // What is known to be old asks for a "Retry" of its own.
      await pressFirst(page.getByRole('button', { name: 'Retry' }));
      if (await pressFirst(page.getByRole('button', { name: 'Try again' }))) return;
      await heart(page).click();
    },
    claim: async (page, turn): Promise<Claim> => {
      const says = await newsOfWrites(page);
      const words = isAdded(turn) ? 'added to' : 'removed from';
      if (says.includes(`was not ${words}`)) return 'not saved';
      if (says !== '') return 'unknown';
      const said = page.getByText(`${seller} was ${words} your favorites.`);
      return (await said.count()) > 0 ? 'saved' : 'nothing';
    },
    isTyped: async (page) => (await page.getByRole('button', { name: 'Try again' }).count()) > 0,
    effects: async (backend: Backend, turn) => {
      const { world } = await backend.state<State>();
      return Number(world.favorites.includes('7') === isAdded(turn));
    },
  };
}
