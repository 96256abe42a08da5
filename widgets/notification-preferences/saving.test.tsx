import { screen, waitFor, within } from '@testing-library/react';
import {
  box,
  choose,
  column,
  departure,
  edit,
  ferryTerminal,
  invoiceDue,
  location,
  mainStreet,
  open,
  page,
  posts,
  priceList,
  reload,
  save,
  savedValue,
} from './page.testkit';

describe('a save', () => {
  it('sends every box of the location as form data and leaves for where the answer ended', async () => {
    const { user, backend } = await edit();
    const left = departure();
    await user.click(await screen.findByRole('button', { name: `Save 1 change to ${mainStreet}` }));
    expect(await left).toBe(`http://shop.test${page}`);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    expect((await posts(backend))[0]).toMatchObject({
      id_loc: '101',
      submitted_form: 'source=account-menu',
      [invoiceDue]: 'false',
    });
  });

  it('says so after the redirect, once the server shows the same', async () => {
    const { user } = await edit();
    const left = departure();
    await user.click(await save());
    await left;
    await reload();
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    await reload();
    await column('Emails from Vendor');
    expect(screen.queryByText(/^Saved for/)).toBeNull();
  });

  it('claims nothing after a redirect when the server does not show it, and offers it again', async () => {
    const { user, backend } = await edit();
    const left = departure();
    await user.click(await save());
    await left;
    await fetch(new URL('/__fixtures/reset', window.location.href), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"scenario":"default"}',
    });
    await reload();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.queryByText(/^Saved for/)).toBeNull();
    await waitFor(async () => expect(await box('Invoice due in 3 days')).not.toBeChecked());
    expect(await savedValue(backend, '101', invoiceDue)).toBe(true);
  });

  it('is one request however often it is clicked, and shows the indicator meanwhile', async () => {
    const { user, backend } = await edit();
    const answer = await backend.hold('POST', page);
    const left = departure();
    const button = await save();
    await user.tripleClick(button);
    expect(screen.getByText('Saving…')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText('Location', { selector: 'label' })).toBeNull();
    expect(button).toHaveFocus();
    await answer.release();
    await left;
    expect(await posts(backend)).toHaveLength(1);
  });

  it('covers every edited location, all locations first', async () => {
    const { user, backend } = await edit();
    await choose(user, 'All locations');
    await user.click(await box('Price list changed'));
    const left = departure();
    expect(await screen.findByText(/All locations: all 13 choices/)).toHaveTextContent(
      `${mainStreet}: 1 change`,
    );
    // All 13 boxes of all locations, and one of Main Street.
    await user.click(await screen.findByRole('button', { name: 'Save 14 choices' }));
    await left;
    const sent = (await posts(backend)) as { id_loc: string }[];
    expect(sent.map(({ id_loc }) => id_loc)).toEqual(['_all', '101']);
    expect(await savedValue(backend, '101', priceList)).toBe(true);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  });

  it('sends nothing when nothing has changed, and says so', async () => {
    const { user, backend } = await open();
    await column('Emails from Vendor');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^There is nothing to save/)).toBeVisible();
    expect(await posts(backend)).toHaveLength(0);
  });

  it('sends nothing for a location whose options are not there', async () => {
    const { user, backend } = await open();
    const select = await location();
    await backend.failNext('GET', page, 'forbidden-403');
    await user.selectOptions(select, mainStreet);
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: /^Copy these choices/ })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await posts(backend)).toHaveLength(0);
  });

  it('of all locations and then one of them is confirmed after the redirect', async () => {
    const { user } = await edit();
    await choose(user, 'All locations');
    await user.click(await box('Price list changed'));
    const left = departure();
    await user.click(await save());
    await left;
    await reload();
    expect(await screen.findByText(`Saved for All locations, ${mainStreet}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('shows its success and goes on when the page takes the navigation over, until that comes', async () => {
    const { user } = await edit();
    let left = departure();
    await user.click(await save());
    await left;
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    await choose(user, ferryTerminal);
    await user.click(await box('Invoice due in 3 days'));
    left = departure();
    await user.click(await save());
    await left;
    await reload();
    expect(await screen.findByText(`Saved for ${mainStreet}, ${ferryTerminal}.`)).toBeVisible();
  });
});

describe('a save that fails', () => {
  it.each([
    ['refused-400', 'The server refused this. Check it and try again.'],
    ['status-500', 'The server could not do this just now.'],
    ['login-redirect', 'Your session has ended.'],
    ['drop-before', 'We could not reach the server.'],
  ] as const)('by %s says why, keeps the choice, and can be tried again', async (fault, says) => {
    // What was cut on its way may still come until the server's own limit.
    const { user, backend } = await edit({ config: (config) => ({ ...config, timeout: 1 }) });
    await backend.failNext('POST', page, fault);
    await user.click(await save());
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent(says);
    expect(error).toHaveTextContent(`Your choices for ${mainStreet} are kept here, but not saved.`);
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
    expect(await savedValue(backend, '101', invoiceDue)).toBe(true);
    expect(await location()).toHaveDisplayValue(`${mainStreet} (edited)`);

    const left = departure();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await left;
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  });

  it('for two locations alike is tried again for both, as often as need be', async () => {
    const { user, backend } = await edit();
    await choose(user, ferryTerminal);
    await user.click(await box('Invoice due in 3 days'));
    await choose(user, `${mainStreet} (edited)`);
    await user.click(await box('Price list changed'));
    const details = `${mainStreet}: 2 changes, ${ferryTerminal}: 1 change`;
    expect(await screen.findByText(details)).toBeVisible();
    await backend.failNext('POST', page, 'refused-400', 4);
    await user.click(await save());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your choices for ${mainStreet}, ${ferryTerminal} are kept here, but not saved.`,
    );
    const left = departure();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await left;
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    expect(await savedValue(backend, '102', invoiceDue)).toBe(false);
  });

  it('by a lost answer reads the truth and says that it was saved', async () => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, 'drop-after-commit');
    // The read before the save passes.
    await backend.failNext('GET', page, 'slow', 1, 1);
    const answer = await backend.hold('GET', page);
    await user.click(await save());
    expect(await screen.findByText(/^We don’t know yet/)).toBeVisible();
    await answer.release();
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    expect(screen.queryByText('was on')).toBeNull();
    expect(await posts(backend)).toHaveLength(1);
  });

  it('of all locations by a lost answer shows at each of them', async () => {
    const { user, backend } = await open();
    await choose(user, mainStreet);
    expect(await box('Invoice due in 3 days')).toBeChecked();
    await choose(user, 'All locations');
    await user.click(await box('Invoice due in 3 days'));
    await backend.failNext('POST', page, 'drop-after-commit');
    await user.click(await save());
    await screen.findByText('Saved for All locations.');
    await choose(user, mainStreet);
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
  });

  it('by a lost answer with no way to read the truth claims neither', async () => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, 'drop-after-commit');
    // The read before the save passes.
    await backend.failNext('GET', page, 'slow', 1, 1);
    await backend.failNext('GET', page, 'forbidden-403');
    await user.click(await save());
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent(
      `We don’t know yet whether your choices for ${mainStreet} were saved. They are kept here.`,
    );
    expect(error).not.toHaveTextContent('not saved.');
    expect(screen.queryByText(/^Saved for/)).toBeNull();
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
  });

  it('leaves Toggle All as it was, and says when nothing is left to try again', async () => {
    const { user, backend } = await open();
    await choose(user, ferryTerminal);
    await waitFor(async () => expect(await box('Toggle All')).toBeChecked());
    await user.click(await box('Invoice due in 3 days'));
    await backend.failNext('POST', page, 'refused-400');
    await user.click(await save());
    await screen.findByRole('alert');
    expect(await box('Toggle All')).toBeChecked();
    await user.click(await box('Invoice due in 3 days'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^There is nothing to save/)).toBeVisible();
  });

  it('of all locations lets single ones wait, so that trying again saves them over it', async () => {
    const { user, backend } = await edit();
    await choose(user, 'All locations');
    await user.click(await box('Price list changed'));
    await backend.failNext('POST', page, 'refused-400');
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your choices for All locations, ${mainStreet} are kept here, but not saved.`,
    );
    expect(await savedValue(backend, '101', invoiceDue)).toBe(true);

    const left = departure();
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await left;
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  });

  it('for one of two locations names it, and trying again does not redo the other', async () => {
    const { user, backend } = await edit();
    await choose(user, ferryTerminal);
    await user.click(await box('Invoice due in 3 days'));
    await backend.failNext('POST', page, 'refused-400');
    await user.click(await save());
    const success = await screen.findByText(`Saved for ${ferryTerminal}.`);
    await user.click(within(success).getByRole('button', { name: 'Dismiss' }));
    expect(success).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(`Your choices for ${mainStreet} are kept`);

    const left = departure();
    await user.click(await screen.findByRole('button', { name: `Save 1 change to ${mainStreet}` }));
    await left;
    expect(await posts(backend)).toHaveLength(3);
  });
});
