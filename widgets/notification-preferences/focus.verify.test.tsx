import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startClock, stopClock, untilPasses } from '../../test/support/clock';
import { box, edit, location, mainStreet, open, page, reload, save } from './page.testkit';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** By keyboard, as somebody who sees where the focus is. */
async function press(user: Awaited<ReturnType<typeof open>>['user'], name: string | RegExp) {
  (await button(name)).focus();
  await user.keyboard('{Enter}');
}

const isSomewhere = () =>
  waitFor(() => {
    expect(document.activeElement?.closest('.ww, [data-ww-portal]')).not.toBeNull();
    expect(document.body).not.toHaveFocus();
  });

afterEach(startClock);

describe('the focus stays in the widget', () => {
  it.each(['Restore', 'Discard'])('when an offer goes by %s', async (name) => {
    const { user } = await edit();
    await reload();
    await press(user, name);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    await isSomewhere();
  });

  it('when Retry brings the boxes of a location', async () => {
    const { user, backend } = await open();
    const select = await location();
    await backend.failNext('GET', page, 'forbidden-403');
    await user.selectOptions(select, mainStreet);
    await press(user, 'Retry');
    await box('Invoice due in 3 days');
    await isSomewhere();
  });

  it('when the short warning goes by itself while somebody is at its button', async () => {
    const { backend } = await open();
    const select = await location();
    await backend.failNext('GET', page, 'forbidden-403');
    await stopClock();
    await userEvent.setup({ delay: null }).selectOptions(select, mainStreet);
    const dismiss = await untilPasses(() => screen.getByRole('button', { name: 'Dismiss' }));
    dismiss.focus();
    await untilPasses(() => expect(dismiss).not.toBeInTheDocument());
    await startClock();
    await isSomewhere();
  });

  it('at Save, from the first press until it is told how it went', async () => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, 'refused-400');
    await press(user, /^Save/);
    expect(await save()).toHaveFocus();
    await screen.findByRole('alert');
    expect(await save()).toHaveFocus();
    await backend.failNext('POST', page, 'refused-400');
    await press(user, 'Try again');
    await isSomewhere();
    await screen.findByRole('alert');
    await isSomewhere();
  });

  it('when what was saved is put away', async () => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, 'drop-after-commit');
    await press(user, /^Save/);
    await screen.findByText(`Saved for ${mainStreet}.`);
    await press(user, 'Dismiss');
    await isSomewhere();
  });
});
