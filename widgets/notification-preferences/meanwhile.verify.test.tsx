import { screen, within } from '@testing-library/react';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import {
  asColleague,
  box,
  boxesOf,
  choose,
  departure,
  ferryTerminal,
  invoiceDue,
  mainStreet,
  open,
  page,
  posts,
  priceList,
  reload,
  save,
  savedValue,
  slowRead,
} from './page.testkit';

const newProduct = 'vendor_email:from_vendor:new_product';

/** Opens a location and switches one box off, where a colleague then saves other boxes. */
async function edit(where: string, id: string, theirs: Record<string, boolean>) {
  const opened = await open();
  if (id !== '_all') await choose(opened.user, where);
  await opened.user.click(await box('Invoice due in 3 days'));
  await asColleague(id === '_all' ? '102' : id, theirs);
  return opened;
}

/** Opens Ferry Terminal, where every box of a column is chosen, one of them to be changed. */
async function openFerryTerminalAllChosen() {
  const opened = await open();
  const { user } = opened;
  await choose(user, ferryTerminal);
  const all = await box('Toggle All');
  await user.click(await box('Invoice due in 3 days'));
  await user.click(all);
  await user.click(all);
  await user.click(await box('Order accepted'));
  return opened;
}

const theirChoice = (label: string, where: string) =>
  screen.findByRole('group', { name: `Choose for ${label} (${where})` });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('what a colleague changed since the boxes were loaded', () => {
  it('stays as it is where the person changed another box', async () => {
    const { user, backend } = await edit(mainStreet, '101', { [priceList]: false });
    await backend.failNext('POST', page, 'refused-400');
    await user.click(await save());
    await screen.findByRole('alert');
    expect(await box('Price list changed')).not.toBeChecked();
    const left = departure();
    await user.click(await screen.findByRole('button', { name: `Save 1 change to ${mainStreet}` }));
    await left;
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    expect(await savedValue(backend, '101', priceList)).toBe(false);
  });

  it('is not sent again where both chose the same', async () => {
    const { user, backend } = await edit(mainStreet, '101', { [invoiceDue]: false });
    const before = await posts(backend);
    await user.click(await save());
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    expect(await posts(backend)).toHaveLength(before.length);
    expect(screen.queryByText('was on')).toBeNull();
  });

  it('stays at each location, when one of two could not be read', async () => {
    const { user, backend } = await edit(mainStreet, '101', { [priceList]: false });
    await choose(user, ferryTerminal);
    await user.click(await box('Invoice due in 3 days'));
    await backend.failNext('GET', page, 'forbidden-403');
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your choices for ${mainStreet} are kept here, but not saved.`,
    );
    expect(await screen.findByText(`Saved for ${ferryTerminal}.`)).toBeVisible();
    expect(await savedValue(backend, '101', priceList)).toBe(false);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(true);
    expect(await savedValue(backend, '102', invoiceDue)).toBe(false);
  });

  it.each([
    ['Keep yours', true],
    ['Use theirs', false],
  ])('stands beside what Toggle All was meant for, and is decided by %s', async (name, end) => {
    const { user, backend } = await openFerryTerminalAllChosen();
    await choose(user, mainStreet);
    await user.click(await box('Invoice due in 3 days'));
    await asColleague('102', { [priceList]: false });
    const before = await posts(backend);
    await user.click(await save());
    const conflict = within(await theirChoice('Price list changed', ferryTerminal));
    // The other boxes of that location wait too.
    const waits = `Your choices for ${ferryTerminal} are not saved until you choose.`;
    expect(screen.getByText(waits)).toBeVisible();
    // With the drawing: keys pressed right after it are meant for what is to be decided.
    expect(screen.getByRole('heading', { name: /^1 field was also changed/ })).toHaveFocus();
    // What was chosen for the other location is.
    expect(await posts(backend)).toHaveLength(before.length + 1);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    await user.click(conflict.getByRole('button', { name }));
    expect(screen.queryByText('Theirs')).toBeNull();
    expect(document.body).not.toHaveFocus();
    const left = departure();
    await user.click(await save());
    await left;
    expect(await savedValue(backend, '102', priceList)).toBe(end);
    expect(await savedValue(backend, '102', invoiceDue)).toBe(true);
  });

  it('stands beside a box of all locations, each of which a save would set, after a reload too', async () => {
    const { user, backend } = await edit('', '_all', { [newProduct]: false });
    const before = await posts(backend);
    await user.click(await save());
    const label = 'New product or strain on the menu';
    await theirChoice(label, 'All locations');
    await reload();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await user.click(await save());
    const conflict = within(await theirChoice(label, 'All locations'));
    expect(await posts(backend)).toHaveLength(before.length);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(true);
    await user.click(conflict.getByRole('button', { name: 'Use theirs' }));
    const left = departure();
    await user.click(await save());
    await left;
    for (const id of ['101', '102', '103', '104']) {
      expect([id, await savedValue(backend, id, newProduct)]).toEqual([id, false]);
      expect([id, await savedValue(backend, id, invoiceDue)]).toEqual([id, false]);
    }
  });

  it('at all locations holds back each of them, until it is decided', async () => {
    const { user, backend } = await edit('', '_all', { [newProduct]: false });
    await choose(user, mainStreet);
    await user.click(await box('Price list changed'));
    const before = await posts(backend);
    await user.click(await save());
    const label = 'New product or strain on the menu';
    await theirChoice(label, 'All locations');
    expect(screen.getByText('Nothing is saved until you choose.')).toBeVisible();
    expect(await posts(backend)).toHaveLength(before.length);
    // Pressed again it is no decision.
    await user.click(await save());
    const conflict = within(await theirChoice(label, 'All locations'));
    expect(await posts(backend)).toHaveLength(before.length);
    await user.click(conflict.getByRole('button', { name: 'Keep yours' }));
    const left = departure();
    await user.click(await save());
    await left;
    expect(await savedValue(backend, '102', newProduct)).toBe(true);
    expect(await savedValue(backend, '101', priceList)).toBe(false);
  });

  it('at one location holds all locations back too, which lie under it, until it is decided', async () => {
    const { user, backend } = await openFerryTerminalAllChosen();
    await asColleague('102', { [priceList]: false });
    const before = await posts(backend);
    await user.click(await save());
    await theirChoice('Price list changed', ferryTerminal);
    await choose(user, 'All locations');
    await user.click(await box('Order accepted'));
    expect(screen.getByText('Nothing is saved until you choose.')).toBeVisible();
    await user.click(await save());
    const conflict = within(await theirChoice('Price list changed', ferryTerminal));
    expect(await posts(backend)).toHaveLength(before.length);
    expect(screen.getByRole('heading', { name: /^1 field was also changed/ })).toHaveFocus();
    await user.click(conflict.getByRole('button', { name: 'Keep yours' }));
    const left = departure();
    await user.click(await save());
    await left;
    expect(await posts(backend)).toHaveLength(before.length + 2);
    expect(await savedValue(backend, '102', priceList)).toBe(true);
  });

  it('right after all locations were saved says no more than that the choices for one are not', async () => {
    const { user, backend } = await openFerryTerminalAllChosen();
    await choose(user, 'All locations');
    await user.click(await box('Order accepted'));
    const saved = await backend.hold('POST', page);
    await user.click(await save());
    await saved.isAsked();
    await asColleague('102', { [newProduct]: false });
    await saved.release();
    await theirChoice('New product or strain on the menu', ferryTerminal);
    const waits = `Your choices for ${ferryTerminal} are not saved until you choose.`;
    expect(screen.getByText(waits)).toBeVisible();
    expect(screen.queryByText(/^Nothing/)).toBeNull();
    expect(screen.getByText('Saved for All locations.')).toBeVisible();
  });

  it('stands where the box was chosen and put back', async () => {
    const { user, backend } = await edit(mainStreet, '101', { [priceList]: false });
    for (const each of (await boxesOf('Emails from Vendor')).filter(
      ({ name }) => name !== invoiceDue,
    ))
      await user.click(each);
    await user.click(await box('Price list changed'));
    const left = departure();
    await user.click(await save());
    await left;
    expect(await savedValue(backend, '101', priceList)).toBe(false);
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  });

  it('does not come back as unsaved work after the redirect', async () => {
    const { user } = await edit(mainStreet, '101', {});
    const left = departure();
    await user.click(await save());
    await left;
    await asColleague('101', { [priceList]: false });
    await reload();
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});

it('says what a save of all locations really sends', async () => {
  const { user, backend } = await open();
  await user.click(await box('Invoice due in 3 days'));
  expect(await screen.findByText(/^This replaces the choices of each location/)).toBeVisible();
  const left = departure();
  await user.click(
    await screen.findByRole('button', { name: 'Save all 13 choices for All locations' }),
  );
  await left;
  const [sent] = await posts(backend);
  const boxes = Object.keys(sent as object).filter((name) => name.includes(':'));
  expect(boxes).toHaveLength(13);
});

it('says that a choice is no longer offered, claims no save of it, and then saves the rest', async () => {
  const { user, backend } = await open();
  await choose(user, mainStreet);
  await user.click(await box('Invoice due in 3 days'));
  await user.click(await box('Price list changed'));
  const without = JSON.stringify({
    vendor: [{ name: priceList, label: 'Price list changed', value: true }],
    dispensary: [],
  });
  spoilAnswers(({ url, method }) => method === 'GET' && url.includes('loc='), 200, without);
  await user.click(await save());
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no longer there.');
  expect(screen.queryByText(/^Saved for/)).toBeNull();
  expect(await posts(backend)).toHaveLength(0);
  expect(screen.queryByRole('checkbox', { name: 'Invoice due in 3 days' })).toBeNull();
  const left = departure();
  await user.click(await screen.findByRole('button', { name: `Save 1 change to ${mainStreet}` }));
  await left;
  expect(await savedValue(backend, '101', priceList)).toBe(false);
});

it('saves for all locations what is still offered, where nothing else was changed', async () => {
  const { user, backend } = await open();
  await user.click(await box('Invoice due in 3 days'));
  const left = departure();
  const offered = { name: invoiceDue, label: 'Invoice due in 3 days', value: true };
  const fewer = JSON.stringify({ vendor: [offered], dispensary: [] });
  spoilAnswers(({ url, method }) => method === 'GET' && url.includes('loc='), 200, fewer);
  await user.click(await save());
  await left;
  const [sent] = await posts(backend);
  expect(sent).toMatchObject({ [invoiceDue]: 'false' });
  expect(sent).not.toHaveProperty([priceList]);
});

it('a save of all locations shows at the one looked at, also when its older boxes come later', async () => {
  const { user, backend } = await open();
  await user.click(await box('Invoice due in 3 days'));
  const slowCame = await slowRead(backend);
  await choose(user, mainStreet);
  const left = departure();
  await user.click(await save());
  await left;
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
  await slowCame();
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
});
