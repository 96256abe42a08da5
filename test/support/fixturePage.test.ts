import { backend, showPage } from './fixturePage';

const path = '/shop/evergreen-valley/cart/multi-cart-summary/';
const open = () => showPage('/cart-preview/?config=attribute&as=dispensary');
const ask = () => fetch(new URL(path, location.origin));

describe('the page of a test', () => {
  const heard: string[] = [];

  it('may still ask when the test ends', async () => {
    await open();
    await backend.failNext('GET', path, 'slow', 1, 10);
    void ask().then(() => {
      heard.push('an answer');
      return ask();
    });
    expect(heard).toEqual([]);
  });

  it('shares neither session nor answers with the one before', async () => {
    await open();
    // Of two answers that wait, the one that is due first comes first: that to the test before.
    await backend.failNext('GET', path, 'slow', 1, 50);
    const answer = await ask();
    expect(answer.ok).toBe(true);
    expect((await backend.log()).filter((entry) => entry.path === path)).toHaveLength(1);
    expect(heard).toEqual([]);
  });
});
