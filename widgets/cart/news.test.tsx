import { screen, waitFor } from '@testing-library/react';
import { blueDream, call, edit, mainStreet, more, open, settled } from './page.testkit';

/** What screen readers are told of what was saved. */
const news = () =>
  [...document.querySelectorAll('.visually-hidden[role=status]')].map(
    ({ textContent }) => textContent,
  );

describe('a saved quantity is told to screen readers with its result', () => {
  it('at a line', async () => {
    const { user } = await open();
    await edit(user, blueDream, 6);
    await waitFor(() => expect(news()).toContain(`${blueDream}, ${mainStreet}: 6 cases saved.`));
    await user.click(await more(blueDream));
    await waitFor(() => expect(news()).toContain(`${blueDream}, ${mainStreet}: 7 cases saved.`));
  });

  it('and is not where it was refused', async () => {
    const { user, backend } = await open();
    await backend.failNext('PUT', call, 'refused-400');
    await edit(user, blueDream, 6);
    await screen.findByRole('alert');
    await settled();
    expect(news().join()).not.toContain('saved');
  });
});
