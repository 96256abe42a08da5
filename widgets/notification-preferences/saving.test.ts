import { screen, waitFor } from '@testing-library/react';
import {
  box,
  boxesOf,
  column,
  departure,
  location,
  open,
  page,
  reload,
  save,
  savedValue,
} from './page.testkit';

const invoiceDue = 'vendor_email:from_vendor:invoice_due';
const mainStreet = 'Harborview – Main Street';

/** Opens Main Street and switches one box off. */
async function edit() {
  const opened = await open();
  await opened.user.selectOptions(await location(), mainStreet);
  await opened.user.click(await box('Invoice due in 3 days'));
  expect(await savedValue(opened.backend, '101', invoiceDue)).toBe(true);
  return opened;
}

describe('a save', () => {
  it('sends every box of the location as form data and leaves for where the answer ended', async () => {
    const { user, backend } = await edit();
    const left = departure();
    await user.click(await screen.findByRole('button', { name: `Save 1 change to ${mainStreet}` }));
    expect(await left).toBe(`http://shop.test${page}`);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    const post = (await backend.log()).find(({ method }) => method === 'POST');
    expect(post?.body).toMatchObject({
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
    await backend.failNext('POST', page, 'slow', 1, 100);
    const left = departure();
    const button = await save();
    await user.tripleClick(button);
    expect(screen.getByText('Saving…')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(button).toHaveFocus();
    await left;
    const posts = (await backend.log()).filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
  });

  it('covers every edited location, all locations first', async () => {
    const { user, backend } = await edit();
    await user.selectOptions(await location(), 'All locations');
    await user.click(await box('Price list changed'));
    const left = departure();
    await user.click(await screen.findByRole('button', { name: 'Save 2 changes to 2 locations' }));
    await left;
    const posts = (await backend.log()).filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => (body as { id_loc: string }).id_loc)).toEqual(['_all', '101']);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  });

  it('works without any change, as a plain form does', async () => {
    const { user, backend } = await open();
    const left = departure();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await left;
    const post = (await backend.log()).find(({ method }) => method === 'POST');
    expect(post?.body).toMatchObject({ id_loc: '_all' });
  });
});

describe('a save that fails', () => {
  it.each([
    ['refused-400', 'The server refused this. Check it and try again.'],
    ['forbidden-403', 'You do not have permission to do this.'],
    ['status-500', 'The server could not do this just now.'],
    ['status-503', 'The server could not do this just now.'],
    ['login-redirect', 'Your session has ended.'],
    ['html-200', 'The server could not do this just now.'],
    ['drop-before', 'We could not reach the server.'],
  ] as const)('by %s says why, keeps the choice, and can be tried again', async (fault, says) => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, fault);
    await user.click(await save());
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent(says);
    expect(error).toHaveTextContent(`Your choices for ${mainStreet} are kept here, but not saved.`);
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
    expect(await savedValue(backend, '101', invoiceDue)).toBe(true);
    expect(await location()).toHaveDisplayValue(`${mainStreet} (edited)`);

    const left = departure();
    await user.click(await save());
    await left;
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  });

  it('by a refused CSRF token is sent once more with a fresh one for the same user', async () => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, 'csrf-403');
    const left = departure();
    await user.click(await save());
    await left;
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  });

  it('by a lost answer reads the truth and says that it was saved', async () => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, 'drop-after-commit');
    await user.click(await save());
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    expect(screen.queryByText('was on')).toBeNull();
    const posts = (await backend.log()).filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
  });

  it('by a lost answer with no way to read the truth claims neither', async () => {
    const { user, backend } = await edit();
    await backend.failNext('POST', page, 'drop-after-commit');
    await backend.failNext('GET', page, 'forbidden-403');
    await user.click(await save());
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent('it is not known yet what was saved');
    expect(error).not.toHaveTextContent('not saved.');
    expect(screen.queryByText(/^Saved for/)).toBeNull();
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
  });

  it('for one of two locations names it, and trying again does not redo the other', async () => {
    const { user, backend } = await edit();
    await user.selectOptions(await location(), 'Harborview – Ferry Terminal');
    await user.click(await box('Invoice due in 3 days'));
    await backend.failNext('POST', page, 'refused-400');
    await user.click(await save());
    expect(await screen.findByText('Saved for Harborview – Ferry Terminal.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(`Your choices for ${mainStreet} are kept`);

    const left = departure();
    await user.click(await screen.findByRole('button', { name: `Save 1 change to ${mainStreet}` }));
    await left;
    const posts = (await backend.log()).filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(3);
  });
});

it('keeps the boxes of all columns when a save is refused', async () => {
  const { user, backend } = await edit();
  const before = (await boxesOf('Emails from Vendor')).map((each) => each.checked);
  await backend.failNext('POST', page, 'refused-400');
  await user.click(await save());
  await screen.findByRole('alert');
  expect((await boxesOf('Emails from Vendor')).map((each) => each.checked)).toEqual(before);
});
