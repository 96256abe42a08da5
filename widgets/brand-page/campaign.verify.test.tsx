import { screen, waitFor, within } from '@testing-library/react';
import { add, button, calls, open, paths, reload, stored, type Opened } from './page.testkit';

const dialog = () => screen.findByRole('dialog', { name: 'New campaign' });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Selected vendors' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const pick = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByLabelText(`Select ${name}`));

const search = async ({ user }: Opened, words: string) => {
  await user.click(screen.getByLabelText('Search vendors'));
  await user.paste(words);
};

const openDialog = async (opened: Opened) => {
  await opened.user.click(await button('New campaign'));
  await dialog();
};
const fillIn = async ({ user }: Opened) => {
  await user.type(screen.getByLabelText('Name'), 'Winter');
  await user.type(screen.getByLabelText('First day'), '2027-01-04');
  await user.type(screen.getByLabelText('Last day'), '2027-01-10');
};
const created = () => screen.findByText('Created the campaign Winter.');

it('creates a campaign with vendors of several pages and searches, each by name', async () => {
  const opened = await open();
  await openDialog(opened);
  await fillIn(opened);
  await pick(opened, 'Amber Cannabis 1');
  await opened.user.click(await screen.findByLabelText('Next page'));
  await opened.user.click(await screen.findByLabelText('Select all 10 shown'));
  expect(await screen.findByText('11 vendors selected')).toBeVisible();
  await search(opened, 'Harbor Valley 2');
  await pick(opened, 'Harbor Valley 2');
  expect((await names())[0]).toBe('Amber Cannabis 1');
  await opened.user.click(await screen.findByText('Name 7 more'));
  expect(await names()).toContain('Harbor Valley 2');
  await opened.user.click(await button('Create campaign'));
  expect(await created()).toBeVisible();
  expect((await stored(opened)).campaigns.at(-1)).toMatchObject({ name: 'Winter', vendors: 12 });
});

it('selects all that match, by one more read', async () => {
  const opened = await open();
  await openDialog(opened);
  await fillIn(opened);
  await search(opened, 'Amber');
  const all = await button(/^Select all \d+ that match/);
  const count = Number(/\d+/.exec(all.textContent)?.[0]);
  expect(count).toBeGreaterThan(100);
  await opened.user.click(all);
  expect(await screen.findByText(`${String(count)} vendors selected`)).toBeVisible();
  await opened.user.click(await button('Create campaign'));
  await created();
  expect((await stored(opened)).campaigns.at(-1)?.vendors).toBe(count);
});

it('says what is missing, and sends nothing', async () => {
  const opened = await open();
  await openDialog(opened);
  await opened.user.click(await button('Create campaign'));
  for (const says of ['Enter a name.', 'Choose the first day.', 'Choose at least one vendor.']) {
    expect(await screen.findByText(says)).toBeVisible();
  }
  expect(await calls(opened, 'POST', paths.campaigns)).toEqual([]);
});

it.each(['drop-after-commit', 'status-500-after-commit', 'answer-null'] as const)(
  'is created once when its answer is lost: %s',
  async (fault) => {
    const opened = await open({ config: (config) => ({ ...config, timeout: 1 }) });
    await openDialog(opened);
    await fillIn(opened);
    await pick(opened, 'Amber Cannabis 1');
    await opened.backend.failNext('POST', paths.campaigns, fault);
    await opened.user.click(await button('Create campaign'));
    expect(await created()).toBeVisible();
    expect((await stored(opened)).campaigns.filter(({ name }) => name === 'Winter')).toHaveLength(
      1,
    );
  },
);

it('keeps what was chosen when it is refused, and when the dialog is closed', async () => {
  const opened = await open();
  await openDialog(opened);
  await fillIn(opened);
  await pick(opened, 'Amber Cannabis 1');
  await opened.backend.failNext('POST', paths.campaigns, 'forbidden-403');
  await opened.user.click(await button('Create campaign'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The campaign was not created.');
  await opened.user.click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openDialog(opened);
  expect(await names()).toEqual(['Amber Cannabis 1']);
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Winter');
});

it('brings back after a reload what was typed and chosen, and creates it once', async () => {
  const opened = await open();
  await openDialog(opened);
  await fillIn(opened);
  await pick(opened, 'Amber Cannabis 1');
  await reload();
  expect(
    await screen.findByText(/^Restore the campaign .*Winter.* that you began at/),
  ).toBeVisible();
  await opened.user.click(await button('Restore'));
  await dialog();
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Winter');
  expect(screen.getByLabelText('Last day')).toHaveValue('2027-01-10');
  expect(await names()).toEqual(['Amber Cannabis 1']);
  await opened.user.click(await button('Create campaign'));
  await created();
  expect((await stored(opened)).campaigns.filter(({ name }) => name === 'Winter')).toHaveLength(1);
  await reload();
  await button('New campaign');
  expect(screen.queryByText(/^Restore the campaign/)).not.toBeInTheDocument();
});

it('brings it back beside what was typed and chosen since', async () => {
  const opened = await open();
  const { user } = opened;
  await openDialog(opened);
  await fillIn(opened);
  await pick(opened, 'Amber Cannabis 1');
  await reload();
  await button('Restore');
  await openDialog(opened);
  await user.type(screen.getByLabelText('First day'), '2027-02-01');
  await pick(opened, 'Amber Cannabis 10');
  await user.click(await button('Cancel'));
  await user.click(await button('Restore'));
  await dialog();
  expect(screen.getByLabelText('Name')).toHaveValue('Winter');
  expect(screen.getByLabelText('First day')).toHaveValue('2027-02-01');
  expect(screen.getByLabelText('Last day')).toHaveValue('2027-01-10');
  expect(await names()).toEqual(['Amber Cannabis 1', 'Amber Cannabis 10']);
});

it('does not offer a campaign that the server has, though its answer went with the page', async () => {
  const opened = await open();
  await openDialog(opened);
  await fillIn(opened);
  await pick(opened, 'Amber Cannabis 1');
  const answer = await opened.backend.hold('POST', paths.campaigns);
  await opened.user.click(await button('Create campaign'));
  await answer.isAsked();
  await reload();
  await button('New campaign');
  expect((await stored(opened)).campaigns.filter(({ name }) => name === 'Winter')).toHaveLength(1);
  expect(screen.queryByText(/^Restore the campaign/)).not.toBeInTheDocument();
});

describe('while all that match are on their way', () => {
  const ask = async () => {
    const opened = await open();
    await openDialog(opened);
    await fillIn(opened);
    await pick(opened, 'Amber Cannabis 1');
    await search(opened, 'Harbor');
    const all = await button(/^Select all \d+ that match/);
    const answer = await opened.backend.hold('GET', paths.vendors);
    await opened.user.click(all);
    await answer.isAsked();
    return { ...opened, all: Number(/\d+/.exec(all.textContent)?.[0]), answer };
  };

  it('keeps what is selected meanwhile, and creates nothing without them', async () => {
    const opened = await ask();
    await opened.user.click(await screen.findByText('Clear selection'));
    await opened.user.click(await button('Create campaign'));
    expect(await calls(opened, 'POST', paths.campaigns)).toEqual([]);
    await opened.answer.release();
    expect(await screen.findByText(`${String(opened.all)} vendors selected`)).toBeVisible();
    expect(await names()).not.toContain('Amber Cannabis 1');
    await opened.user.click(await button('Create campaign'));
    await created();
    expect((await stored(opened)).campaigns.at(-1)?.vendors).toBe(opened.all);
  });

  it('selects none of them once the dialog is closed', async () => {
    const opened = await ask();
    await opened.user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await opened.answer.release();
    await openDialog(opened);
    expect(await names()).toEqual(['Amber Cannabis 1']);
  });
});

it('keeps what is typed for another campaign while it is looked for what became of the first', async () => {
  const opened = await open();
  await openDialog(opened);
  await fillIn(opened);
  await pick(opened, 'Amber Cannabis 1');
  await opened.backend.failNext('POST', paths.campaigns, 'late-commit');
  await opened.user.click(await button('Create campaign'));
  await opened.user.click(await screen.findByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openDialog(opened);
  await opened.user.type(screen.getByLabelText('Name'), ' sale');
  expect(await created()).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Winter sale');
});

it('selects nothing of all that match while they are still looked for', async () => {
  const opened = await open();
  const { user, backend } = opened;
  await openDialog(opened);
  const all = () => button(/^Select (all )?[\d,]+/);
  await all();
  const held = await backend.hold('GET', paths.vendors);
  await search(opened, 'Amber');
  // Before the server is asked, and while it is.
  await user.click(await all());
  await held.isAsked();
  await user.click(await all());
  await held.release();
  await button(/that match/);
  expect(screen.getByText('0 vendors selected')).toBeVisible();
});

it('can be chosen once the page comes again, which failed after it was created', async () => {
  const opened = await open();
  await openDialog(opened);
  await fillIn(opened);
  await pick(opened, 'Amber Cannabis 1');
  await opened.backend.failNext('GET', paths.download, 'forbidden-403');
  await opened.user.click(await button('Create campaign'));
  await created();
  await add(opened, 'Contact', 'Campaign');
  expect(await screen.findByRole('option', { name: 'Winter' })).toBeInTheDocument();
});
