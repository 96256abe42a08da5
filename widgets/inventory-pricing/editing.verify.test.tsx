import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { savedFiles } from '@shared/csv/savedFiles.testkit';
import { byColleague } from '../../test/support/byColleague';
import { showPage } from '../../test/support/fixturePage';
import { changeAnswers, spoilAnswers } from '../../test/support/spoilAnswers';
import {
  cell,
  grid,
  open,
  pasteAt,
  paths,
  press,
  rows,
  save,
  sent,
  stored,
  type,
} from './page.testkit';

afterEach(() => jest.restoreAllMocks());

const isRules = ({ url }: Request) => url.includes(paths.rules);

describe('the grid', () => {
  it('counts formulas from what a cell has, and tints what is changed with the former value', async () => {
    const opened = await open();
    const [before] = await stored(opened);
    const at = async () => cell(0, 'List price');
    await type(opened, 0, 'List price', '=400');
    expect(await at()).toHaveTextContent('$400.00');
    await type(opened, 0, 'List price', '+5%');
    expect(await at()).toHaveTextContent('$420.00');
    await type(opened, 0, 'List price', '*1.1');
    expect(await at()).toHaveTextContent('$462.00');
    expect(await at()).toHaveAttribute('title', `Was $${before?.price}`);
    expect(await at()).toHaveClass('ww-cell-changed');
    await type(opened, 0, 'List price', '*nothing');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number.');
  });

  it('takes a paste as one step, back and forth, to the letter', async () => {
    const opened = await open();
    const loaded = (await grid()).textContent;
    await pasteAt(opened, 0, 'List price', '300\n301\n302\n303\n304');
    expect(await screen.findByText('5 cells pasted.')).toBeVisible();
    expect(await screen.findByText('5 rows changed')).toBeVisible();
    await press(opened, 'Undo');
    await waitFor(async () => expect((await grid()).textContent).toBe(loaded));
    expect(screen.queryByText(/changed$/)).not.toBeInTheDocument();
    await press(opened, 'Redo');
    expect(await cell(4, 'List price')).toHaveTextContent('$304.00');
    expect(await sent(opened)).toEqual([]);
  });

  it('tells under a changed price which rules customers have for it, as they are now', async () => {
    const opened = await open();
    await type(opened, 0, 'Cost', '=1');
    const reads = async () =>
      (await opened.backend.log()).filter(({ path }) => path === paths.rules).length;
    expect(await reads()).toBe(0);
    await type(opened, 0, 'List price', '=400');
    const says = await screen.findByText('Customers’ rules');
    const line = /Customers’ rules · Medical, Evergreen Reserve: 12.5% off/;
    expect(await cell(0, 'List price')).toHaveAccessibleDescription(line);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(async () => expect(await reads()).toBe(2));
    await press(opened, 'Discard');
    await waitFor(() => expect(says).not.toBeInTheDocument());
  });

  it('stands whatever is wrong with the rules, and says that they could not be loaded', async () => {
    const opened = await open();
    const withoutPhrase = (answer: unknown): unknown =>
      JSON.parse(JSON.stringify(answer).replace('"%s off"', '5'));
    const spoilt = changeAnswers(isRules, withoutPhrase);
    await type(opened, 0, 'List price', '=400');
    expect(await screen.findByText(/Evergreen Reserve: Discount \(%\): 12.5%$/)).toBeVisible();
    await press(opened, 'Discard');
    spoilt.mockRestore();
    spoilAnswers(isRules, 200, '{}');
    await type(opened, 0, 'List price', '=410');
    expect(await screen.findByText(/^The customers’ rules may be out of date\./)).toBeVisible();
    await save(opened);
    expect(await screen.findByText('Saved 1 row.')).toBeVisible();
  });

  it('goes into a file and comes back from it, after a look at what changes', async () => {
    const files = savedFiles();
    const opened = await open();
    await press(opened, 'Download CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    const [head = '', one = ''] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(head).toMatch(/^\uFEFF?id,Variant,Category,Batch,Package,Stock,List price,/);
    const cells = one.split(',');
    cells[head.split(',').indexOf('10+ cases')] = '0.5';
    await press(opened, 'Upload CSV');
    const dialog = within(await screen.findByRole('dialog'));
    // jsdom's own is none to the Response that reads it.
    const file: unknown = new NodeFile([`${head}\n${cells.join(',')}`], 'prices.csv');
    await opened.user.upload(dialog.getByLabelText('Choose a CSV file'), file as File);
    expect(await dialog.findByText('Below cost')).toBeVisible();
    // Of the tier, and not of the list price.
    expect(dialog.getByText('-44444.0%')).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'Change 1 value' }));
    expect(await cell(0, '10+ cases')).toHaveTextContent('$0.50');
  });

  it('shows alone what sells below its cost', async () => {
    const opened = await open();
    const all = (await rows()).length;
    await press(opened, 'Show');
    await opened.user.click(await screen.findByLabelText('Below cost'));
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all));
    for (const row of await rows()) expect(row).toHaveTextContent(/below cost/i);
    // A row that is left out is not gone.
    await type(opened, 0, 'Cost', '1');
    expect(await screen.findByText('1 row changed')).toBeVisible();
    expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
  });

  it('lists what has no variant yet, with the way to make one, until the list is cleared', async () => {
    const opened = await open();
    await press(opened, '2 missing variants');
    const dialog = await screen.findByRole('dialog');
    const links = within(dialog).getAllByRole('link', { name: /^Create variant of / });
    expect(links).toHaveLength(2);
    expect(links[0]?.getAttribute('href')).toMatch(/\/variant-creation\/\?product=\d+$/);
    await opened.user.click(within(dialog).getByRole('button', { name: 'Clear the list' }));
    await waitFor(() => expect(screen.queryByText('2 missing variants')).not.toBeInTheDocument());
  });

  it('reads anew when variants were created beside it, and keeps what is typed', async () => {
    const opened = await open();
    await type(opened, 0, 'List price', '55.00');
    const [, second] = await stored(opened);
    await byColleague('POST', paths.update, { prices: [{ id: second?.id, price: '77.70' }] });
    document.dispatchEvent(new CustomEvent('ww:variants-created'));
    await waitFor(async () => expect(await cell(1, 'List price')).toHaveTextContent('77.70'));
    expect(await cell(0, 'List price')).toHaveTextContent('55.00');
  });
});

it('shows what becomes of the selected rows before anything changes, as one step', async () => {
  const opened = await open();
  await opened.user.click(await cell(0, 'List price'));
  await opened.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await press(opened, 'Change many');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Rows')).toHaveDisplayValue('Selected (3)');
  await opened.user.selectOptions(dialog.getByLabelText('Change'), 'Lower by %');
  await opened.user.type(dialog.getByLabelText('Per cent'), '50');
  expect(dialog.getByText('3 rows change. 3 fall below their cost.')).toBeVisible();
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent('$384.00$192.00Below cost-16.0%');
  await opened.user.selectOptions(dialog.getByLabelText('Rows'), 'All shown (24)');
  await opened.user.selectOptions(dialog.getByLabelText('Change'), 'Round to');
  await opened.user.selectOptions(dialog.getByLabelText('Ending'), '.99');
  await opened.user.click(dialog.getByRole('button', { name: 'Change 24 rows' }));
  expect(await screen.findByText('24 rows changed')).toBeVisible();
  expect(await cell(0, 'List price')).toHaveTextContent('$383.99');
  await press(opened, 'Undo');
  await waitFor(() => expect(screen.queryByText('24 rows changed')).not.toBeInTheDocument());
  expect(await sent(opened)).toEqual([]);
});

it('sends of each row what differs, and nothing that cannot be', async () => {
  const opened = await open();
  await type(opened, 0, 'List price', '450');
  await type(opened, 0, '10+ cases', '-2');
  await type(opened, 1, 'Cost', '=120.5');
  await type(opened, 1, 'Minimum', '0');
  await save(opened);
  expect(await screen.findByText(/^1 row cannot be saved yet\./)).toBeVisible();
  expect(await sent(opened)).toEqual([]);
  await press(opened, 'Undo');
  await save(opened);
  expect(await screen.findByText('Saved 2 rows.')).toBeVisible();
  const [[one, two] = []] = await sent(opened);
  expect(one).toMatchObject({ price: '450.00', tiers: [{ from: 10, price: '366.64' }] });
  expect(two).toEqual({ id: (await stored(opened))[1]?.id, cost: '120.50' });
  expect((await stored(opened))[0]).toMatchObject({ price: '450.00' });
});

it('brings back what two visits wrote into two columns of one row', async () => {
  const opened = await open();
  const reload = () => showPage('/inventory-pricing/?config=attribute');
  await type(opened, 0, 'List price', '=400');
  await reload();
  await screen.findByRole('button', { name: 'Restore' });
  await type(opened, 0, 'Cost', '=1');
  await reload();
  await press(opened, 'Restore');
  expect(await cell(0, 'Cost')).toHaveTextContent('$1.00');
  expect(await cell(0, 'List price')).toHaveTextContent('$400.00');
});
