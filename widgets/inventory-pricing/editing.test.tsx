import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { savedFiles } from '@shared/csv/savedFiles.testkit';
import {
  byColleague,
  button,
  cell,
  first,
  grid,
  open,
  pasteAt,
  paths,
  press,
  reload,
  rows,
  save,
  sent,
  stored,
  type,
} from './page.testkit';

afterEach(() => jest.restoreAllMocks());

const block = (count: number, from = 300) =>
  Array.from({ length: count }, (_, at) => `${from + at}`).join('\n');

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
    await pasteAt(opened, 0, 'List price', block(5));
    expect(await screen.findByText('5 cells pasted.')).toBeVisible();
    expect(await screen.findByText('5 rows changed')).toBeVisible();
    await press(opened, 'Undo');
    await waitFor(async () => expect((await grid()).textContent).toBe(loaded));
    expect(screen.queryByText(/changed$/)).not.toBeInTheDocument();
    await press(opened, 'Redo');
    expect(await cell(4, 'List price')).toHaveTextContent('$304.00');
    await press(opened, 'Discard');
    await waitFor(async () => expect((await grid()).textContent).toBe(loaded));
    await press(opened, 'Undo');
    expect(await cell(4, 'List price')).toHaveTextContent('$304.00');
    expect(await sent(opened)).toEqual([]);
  });

  it('goes into a file and comes back from it as one step, after a look at what changes', async () => {
    const files = savedFiles();
    const opened = await open();
    await press(opened, 'Download CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    const [head = '', one = '', ...others] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(head).toMatch(/^\uFEFF?id,Variant,Category,Batch,Package,Stock,List price,/);
    const cells = one.split(',');
    cells[head.split(',').indexOf('List price')] = '0.5';
    const changed = [head, cells.join(','), ...others, '999999,,,,,,1'].join('\r\n');
    await press(opened, 'Upload CSV');
    const dialog = within(await screen.findByRole('dialog'));
    // jsdom's own is none to the Response that reads it.
    const file: unknown = new NodeFile([changed], 'prices.csv');
    await opened.user.upload(dialog.getByLabelText('Choose a CSV file'), file as File);
    expect(await dialog.findByText(/1 value changes\./)).toBeVisible();
    expect(dialog.getByText('Below cost')).toBeVisible();
    expect(dialog.getByText(/^Row \d+: There are 7 cells for/)).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'Change 1 value' }));
    expect(await cell(0, 'List price')).toHaveTextContent('$0.50');
    expect(await sent(opened)).toEqual([]);
    await press(opened, 'Undo');
    await waitFor(async () => expect(await cell(0, 'List price')).not.toHaveTextContent('$0.50'));
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
    await byColleague([{ id: second?.id ?? 0, price: '77.70' }]);
    document.dispatchEvent(new CustomEvent('ww:variants-created'));
    await waitFor(async () => expect(await cell(1, 'List price')).toHaveTextContent('77.70'));
    expect(await cell(0, 'List price')).toHaveTextContent('55.00');
  });
});

describe('many at once', () => {
  it('shows what becomes of the selected rows before anything changes, as one step', async () => {
    const opened = await open();
    const { user } = opened;
    await user.click(await cell(0, 'List price'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await press(opened, 'Change many');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Rows')).toHaveDisplayValue('Selected (3)');
    await user.selectOptions(dialog.getByLabelText('Change'), 'Lower by %');
    await user.type(dialog.getByLabelText('Per cent'), '50');
    expect(dialog.getByText('3 rows change. 3 fall below their cost.')).toBeVisible();
    expect(dialog.getAllByRole('row')[1]).toHaveTextContent('$384.00$192.00Below cost-16.0%');
    await user.selectOptions(dialog.getByLabelText('Rows'), 'All shown (24)');
    await user.selectOptions(dialog.getByLabelText('Change'), 'Round to');
    await user.selectOptions(dialog.getByLabelText('Ending'), '.99');
    await user.click(dialog.getByRole('button', { name: 'Change 24 rows' }));
    expect(await screen.findByText('24 rows changed')).toBeVisible();
    expect(await cell(0, 'List price')).toHaveTextContent('$383.99');
    await press(opened, 'Undo');
    await waitFor(() => expect(screen.queryByText('24 rows changed')).not.toBeInTheDocument());
    expect(await sent(opened)).toEqual([]);
  });
});

describe('saving', () => {
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
    const [body] = await sent(opened);
    expect(body).toMatchObject([
      {
        price: '450.00',
        tiers: [{ from: 10, price: expect.stringMatching(/^\d+\.\d\d$/) as string }],
      },
      { cost: '120.50' },
    ]);
    expect(Object.keys(body?.[1] ?? {})).toEqual(['id', 'cost']);
    expect((await stored(opened))[0]).toMatchObject({ price: '450.00' });
  });

  it('keeps refused rows with their reason, and saves the others', async () => {
    const opened = await open();
    await pasteAt(opened, 0, 'List price', '450\n200000\n460');
    await save(opened);
    expect(await screen.findByText(/^Saved 2 of 3 rows\. 1 row was refused/)).toBeVisible();
    const refused = await cell(1, 'List price');
    expect(refused).toHaveTextContent('$200,000.00');
    expect(refused).toHaveAccessibleDescription(/A case costs at most \$100,000\.00\./);
    expect(refused).toHaveFocus();
    expect(screen.getByText('1 row changed')).toBeVisible();
    await type(opened, 1, 'List price', '470');
    expect(screen.queryByText(/A case costs at most/)).not.toBeInTheDocument();
    await save(opened);
    await screen.findByText('Saved 1 row.');
    expect((await stored(opened)).slice(0, 3).map(({ price }) => price)).toEqual([
      '450.00',
      '470.00',
      '460.00',
    ]);
  });

  it('goes in parts of a hundred, and keeps what was not sent when one fails', async () => {
    const opened = await open({ scenario: 'many' });
    await pasteAt(opened, 0, 'List price', block(250, 500));
    await screen.findByText('250 rows changed');
    const answer = await opened.backend.hold('POST', paths.update);
    await save(opened);
    await answer.isAsked();
    expect(await screen.findByText('Saving: 0 of 250 rows…')).toBeVisible();
    await opened.backend.failNext('POST', paths.update, 'status-500');
    await answer.release();
    expect(
      await screen.findByText(/^Saved 100 of 250 rows\. Your changes are kept\./),
    ).toBeVisible();
    expect(screen.getByText('150 rows changed')).toBeVisible();
    await save(opened);
    expect(await screen.findByText('Saved 150 rows.')).toBeVisible();
    expect((await sent(opened)).map(({ length }) => length)).toEqual([100, 100, 100, 50]);
    expect((await stored(opened)).at(249)?.price).toBe('749.00');
  });

  it('shows what a colleague changed too, row by row, and saves the others', async () => {
    const opened = await open();
    const [row] = await stored(opened);
    await pasteAt(opened, 0, 'List price', '450\n460');
    await byColleague([{ id: row?.id ?? 0, price: '470.00' }]);
    await save(opened);
    const choice = await screen.findByRole('group', { name: `Choose for List price of ${first}` });
    expect(choice).toHaveTextContent('$450.00');
    expect(choice).toHaveTextContent('$470.00');
    expect(screen.getByText(/^Saved 1 of 2 rows\. A colleague changed 1 row too/)).toBeVisible();
    expect(screen.getByText('These are not saved until you choose.')).toBeVisible();
    await opened.user.click(within(choice).getByRole('button', { name: 'Keep yours' }));
    await save(opened);
    await screen.findByText('Saved 1 row.');
    expect((await stored(opened))[0]?.price).toBe('450.00');
  });

  it('looks up what became of a lost answer before it claims anything', async () => {
    const opened = await open();
    await type(opened, 0, 'List price', '450');
    await opened.backend.failNext('POST', paths.update, 'drop-after-commit');
    await save(opened);
    expect(await screen.findByText('Saved 1 row.')).toBeVisible();
    expect(await sent(opened)).toHaveLength(1);
  });

  it('keeps what is changed past a reload', async () => {
    const opened = await open();
    await type(opened, 0, 'List price', '450');
    await reload();
    await press(opened, 'Restore');
    expect(await cell(0, 'List price')).toHaveTextContent('$450.00');
    expect(screen.getByText('1 row changed')).toBeVisible();
  });
});

describe('undo after a save', () => {
  it('sends the former values as one step', async () => {
    const opened = await open();
    const before = await stored(opened);
    await pasteAt(opened, 0, 'List price', '450\n460');
    await save(opened);
    await screen.findByText('Saved 2 rows.');
    await press(opened, 'Take back the last save');
    await waitFor(async () => expect(await stored(opened)).toEqual(before));
    expect(await sent(opened)).toHaveLength(2);
  });

  it('says which rows a colleague has saved since, and takes back the others', async () => {
    const opened = await open();
    const before = await stored(opened);
    await pasteAt(opened, 0, 'List price', '450\n460');
    await save(opened);
    await screen.findByText('Saved 2 rows.');
    await byColleague([{ id: before[0]?.id ?? 0, price: '470.00' }]);
    await press(opened, 'Take back the last save');
    const says = await screen.findByText(/^A colleague has saved these rows since: /);
    expect(says).toHaveTextContent(`${first}. 1 row can still be taken back.`);
    expect(await sent(opened)).toHaveLength(2);
    await press(opened, 'Take back 1 row');
    await waitFor(async () =>
      expect((await stored(opened)).slice(0, 2).map(({ price }) => price)).toEqual([
        '470.00',
        before[1]?.price,
      ]),
    );
    expect(await button('Take back the last save')).toBeVisible();
  });
});
