import { File as NodeFile } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import type { RuleField } from '../../shared/contract/rules';
import { replaceByRows } from './importing';
import { readRules, rulesToCsv } from './rulesFile';
import { button, idsOf, open, quantityRules, ruleRow, saveButton, saves } from './page.testkit';
import type { Rule } from './rules';

type User = Awaited<ReturnType<typeof open>>['user'];

async function chooseFile(user: User, file: unknown) {
  await user.click(await button('Import CSV…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import rules: Quantity' }));
  await user.upload(dialog.getByLabelText('CSV file'), file as File);
  return dialog;
}

// jsdom's own is none to the Response that reads it. Spreadsheets end the last line too.
const choose = (user: User, lines: readonly string[]) =>
  chooseFile(user, new NodeFile([`${lines.join('\r\n')}\r\n`], 'rules.csv'));

describe('rules from a file', () => {
  it('are appended as new rules, without the rows that are wrong, and sent on Save', async () => {
    const { user, backend } = await open();
    const dialog = await choose(user, [
      'Category,minimum,Shoe size',
      'Flower,4,44',
      'Nowhere,x,45',
      'Vapes,,46',
      'Vapes,12,47',
    ]);
    expect(await dialog.findByText('2 valid rows, 2 rows with errors are left out')).toBeVisible();
    const errors = within(dialog.getByRole('list', { name: 'Errors' }));
    expect(errors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Row 3, category_id: There is no choice “Nowhere”.',
      'Row 3, minimum: “x” is no whole number.',
      'Row 4, minimum: This field is required.',
    ]);
    expect(dialog.getByText(/no field has this name: Shoe size/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Append 2 rules' }));
    expect(await ruleRow(/^Rule 10: Vapes: at least 12 cases/)).toBeVisible();
    expect(await saves(backend)).toEqual([]);
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 2 rules added.')).toBeVisible();
    expect((await quantityRules(backend)).slice(8)).toMatchObject([
      { category_id: 21, minimum: 4 },
      { category_id: 23, minimum: 12 },
    ]);
  });

  it('become the list, and leave alone what the file has no column for', async () => {
    const { user, backend } = await open();
    const dialog = await choose(user, ['id;minimum', '1003;3', '1001;2', ';7']);
    await user.click(dialog.getByLabelText(/^Replace/));
    await user.click(await dialog.findByRole('button', { name: 'Replace by 3 rules' }));
    expect(
      await ruleRow(/^Rule 1: Blue Heron, North vault: at least 3 cases, at most 10/),
    ).toBeVisible();
    await user.click(await saveButton());
    expect(
      await screen.findByText(/^Saved: 1 rule changed, 1 added, 2 moved, 6 deleted/),
    ).toBeVisible();
    expect(await idsOf(backend)).toEqual([1003, 1001, 50_001]);
  });

  it('are not taken from a file that went before it was read, and the dialog says so', async () => {
    const { user } = await open();
    const gone = new NodeFile([], 'rules.csv');
    gone.stream = () => {
      throw new Error('The file was moved.');
    };
    const dialog = await chooseFile(user, gone);
    expect(await dialog.findByText('The file could not be read. Choose it again.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Append/ })).toBeDisabled();
  });

  it('are not taken from a file without a single known column', async () => {
    const { user } = await open();
    const dialog = await choose(user, ['shoe,colour', '1,2']);
    expect(await dialog.findByText(/None of the columns is a field of these rules/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Append/ })).toBeDisabled();
  });
});

describe('rules as a file', () => {
  const fields: RuleField[] = [
    { name: 'note', label: 'Note', type: 'text', is_condition: false },
    { name: 'tiers', label: 'Tiers', type: 'tiers', is_condition: false },
  ];
  const tiers = [
    { from: 1, to: 9, price: '22.50' },
    { from: 10, to: null, price: '20.00' },
  ];
  const rules: Rule[] = [
    { key: '7', id: 7, values: ['=HYPERLINK("https://evil.example")', tiers] },
    { key: '"0012"', id: '0012', values: ['two\nlines, "quoted"', null] },
  ];

  it('hold no formulas', () => {
    expect(rulesToCsv(rules, fields)).toContain("'=HYPERLINK");
  });

  it('come back as they were', () => {
    const file = readRules(rulesToCsv(rules, fields), fields);
    expect(file.errors).toEqual([]);
    const work = replaceByRows(rules, file, () => 'new');
    expect(work).toEqual({ created: [], changed: [], deleted: [], moved: [], order: null });
  });
});
