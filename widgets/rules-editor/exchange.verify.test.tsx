import { File as NodeFile } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import type { RuleField } from '@shared/contract/rules';
import { parseCsv } from '@shared/csv/csv';
import type { Rule } from '@shared/rules/rules';
import { importRows } from './model/importing';
import { rulesToCsv } from './model/rulesCsv';
import { readRules } from './model/rulesFile';
import { button, idsOf, open, quantityRules, ruleRow, saveButton, saves } from './page.testkit';
import { noWork } from './model/work';

type User = Awaited<ReturnType<typeof open>>['user'];

async function chooseFile(user: User, file: unknown) {
  await user.click(await button('Import CSV…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import rules: Quantity' }));
  await user.upload(dialog.getByLabelText('Choose a CSV file'), file as File);
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof chooseFile>>;

// jsdom's own is none to the Response that reads it. Spreadsheets end the last line too.
const choose = (user: User, lines: readonly string[]) =>
  chooseFile(user, new NodeFile([`${lines.join('\r\n')}\r\n`], 'rules.csv'));

const apply = (dialog: Dialog) => dialog.getByRole('button', { name: /^Apply/ });

/** What the dialog says under a heading of its preview, a line each. */
const listed = (dialog: Dialog, name: string) =>
  within(dialog.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('rules from a file', () => {
  it('are added without the rows that are wrong, and sent on Save', async () => {
    const { user, backend } = await open();
    const dialog = await choose(user, [
      'Category,minimum,Shoe size',
      'Flower,4,44',
      'Nowhere,x,45',
      'Vapes,,46',
      'Vapes,12,47',
    ]);
    expect(await dialog.findByText('2 valid rows, 2 rows with errors are left out')).toBeVisible();
    expect(listed(dialog, 'Errors')).toEqual([
      'Row 3, Category: “Nowhere” is not a choice of “Category”.',
      'Row 3, Minimum (cases): “x”: Enter a whole number.',
      'Row 4, Minimum (cases): This field is required.',
    ]);
    expect(dialog.getByText(/no field has this name: Shoe size/)).toBeVisible();
    expect(listed(dialog, 'New')).toEqual(['Flower: at least 4 cases', 'Vapes: at least 12 cases']);
    await user.click(apply(dialog));
    expect(await ruleRow(/^Rule 10: Vapes: at least 12 cases/)).toBeVisible();
    expect(await saves(backend)).toEqual([]);
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 2 rules added.')).toBeVisible();
    expect((await quantityRules(backend)).slice(8)).toMatchObject([
      { category_id: 21, minimum: 4 },
      { category_id: 23, minimum: 12 },
    ]);
  });

  it('become the list after a look at all that it changes, and leave alone what the file has no column for', async () => {
    const { user, backend } = await open();
    const dialog = await choose(user, ['id;minimum', '1003;3', '1001;2', ';7']);
    await user.click(dialog.getByLabelText(/^Replace/));
    expect(await dialog.findByText(/left as they are: .*Maximum/)).toBeVisible();
    expect(listed(dialog, 'New')).toEqual(['Everything: at least 7 cases']);
    expect(listed(dialog, 'Changed')).toEqual([
      expect.stringMatching(/^Blue Heron, .*Minimum \(cases\): 2 → 3$/),
    ]);
    expect(listed(dialog, 'Deleted')).toHaveLength(6);
    expect(dialog.getByText('1 rule moves.')).toBeVisible();
    await user.click(apply(dialog));
    expect(
      await ruleRow(/^Rule 1: Blue Heron, North vault: at least 3 cases, at most 10/),
    ).toBeVisible();
    await user.click(await saveButton());
    expect(
      await screen.findByText(/^Saved: 1 rule changed, 1 added, 1 moved, 6 deleted/),
    ).toBeVisible();
    expect(await idsOf(backend)).toEqual([1003, 1001, 50_001]);
  });

  it('that have errors leave their rule in the list, unchanged', async () => {
    const { user, backend } = await open();
    const dialog = await choose(user, ['id;minimum;maximum', '1001;two;5', '1002;5;24']);
    await user.click(dialog.getByLabelText(/^Replace/));
    await user.click(await dialog.findByRole('button', { name: /^(Apply|Replace by)/ }));
    await user.click(await saveButton());
    await screen.findByText(/^Saved/);
    expect(await idsOf(backend)).toEqual([1001, 1002]);
    expect((await quantityRules(backend))[0]).toMatchObject({ minimum: 2, maximum: 40 });
  });

  it.each([
    ['has a cell too many', 'id,maximum,minimum\n1002,21,4,8', /more cells than headings/],
    ['has too few cells', 'id,maximum,minimum\n1002,21', /There are 2 cells for 3 headings/],
    ['has the id of another one', 'id,maximum\n1002,3\n1002,4', /Rows 2, 3 have the same id/],
    ['has an id that no rule has', 'id,minimum\n77,3', /no rule with the id “77”/],
  ])('are not guessed where a row %s', async (_, text, says) => {
    const { user } = await open();
    const dialog = await choose(user, text.split('\n'));
    expect(await dialog.findByRole('list', { name: 'Errors' })).toHaveTextContent(says);
    expect(dialog.getByRole('button', { name: /^(Apply|Append)/ })).toBeDisabled();
  });

  it('are not guessed where one heading stands twice', async () => {
    const { user } = await open();
    const dialog = await choose(user, ['id,minimum,Minimum (cases)', '1002,,5']);
    expect(await dialog.findByText(/More than one column is for the same field/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^(Apply|Append)/ })).toBeDisabled();
  });

  it('may have no more than their id and one column', async () => {
    const { user } = await open();
    const dialog = await choose(user, ['id,increment', '1001,4']);
    await user.click(await dialog.findByRole('button', { name: /^(Apply|Append|Replace by)/ }));
    expect(await ruleRow(/^Rule 1: Medical, Flower: .*in steps of 4/)).toBeVisible();
    expect(await screen.findByText('1 rule changed')).toBeVisible();
  });

  it('clear what an empty cell stands for, and say so before', async () => {
    const { user } = await open();
    const dialog = await choose(user, ['id;maximum;note', '1003;;Vault is small']);
    await dialog.findByText('1 valid row');
    expect(dialog.getByText(/^An empty cell clears its value: 1 value/)).toBeVisible();
    expect(listed(dialog, 'Changed')).toEqual([
      expect.stringMatching(/Maximum \(cases\): 10 → not set$/),
    ]);
    await user.click(apply(dialog));
    expect(await ruleRow(/^Rule 3/)).not.toHaveTextContent('at most');
  });

  it('leave what is not saved: edits of other fields, new rules', async () => {
    const { user } = await open();
    await user.click(await button('Edit rule 1'));
    const field = await screen.findByLabelText(/^Minimum/);
    await user.clear(field);
    await user.type(field, '6');
    await user.click(await button('Duplicate rule 8'));
    const ids = Array.from({ length: 8 }, (_, index) => `${1001 + index};`);
    const dialog = await choose(user, ['id;note', ...ids.map((id) => `${id}seen`)]);
    await user.click(dialog.getByLabelText(/^Replace/));
    await user.click(await dialog.findByRole('button', { name: /^(Apply|Replace by)/ }));
    expect(await ruleRow(/^Rule 1: Medical, Flower: at least 6 cases.*seen/)).toBeVisible();
    expect(await ruleRow(/^Rule 9/)).toBeVisible();
    expect(screen.getByText('8 rules changed, 1 added')).toBeVisible();
  });

  it('change nothing that is fixed', async () => {
    const { user } = await open({ scenario: 'restricted' });
    const dialog = await choose(user, ['id,maximum', '1001,4', '1002,99']);
    expect(await dialog.findByText('1 valid row, 1 row with errors is left out')).toBeVisible();
    expect(listed(dialog, 'Errors')).toEqual([
      'Row 2, Maximum (cases): Required by the state: medical flower.',
    ]);
  });

  it('are not taken from a file that went before it was read, and the dialog says so', async () => {
    const { user } = await open();
    const gone = new NodeFile([], 'rules.csv');
    gone.stream = () => {
      throw new Error('The file was moved.');
    };
    const dialog = await chooseFile(user, gone);
    expect(await dialog.findByText('The file could not be read. Choose it again.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  });

  it('are not taken from a file without a single known column', async () => {
    const { user } = await open();
    const dialog = await choose(user, ['shoe,colour', '1,2']);
    expect(await dialog.findByText(/No column matches a field/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  });

  it('can be left by a cross, after a question', async () => {
    const { user } = await open();
    const dialog = await choose(user, ['id,minimum', '1001,9']);
    await dialog.findByText('1 valid row');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByText('1 valid row')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
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
    { key: '8', id: 8, values: ["'=1+1 is how it is done ", null] },
  ];

  it('hold no formulas', () => {
    expect(rulesToCsv(rules, fields)).toContain("'=HYPERLINK");
  });

  it('come back as they were', () => {
    const file = readRules(parseCsv(rulesToCsv(rules, fields)), {
      fields,
      rules,
      lockOf: () => null,
      locale: 'en-US',
      currency: 'USD',
    });
    expect(file.errors).toEqual([]);
    expect(importRows(rules, noWork, file, 'replace', () => 'new')).toEqual(noWork);
  });
});

describe('numbers of a file', () => {
  const fields: RuleField[] = [
    { name: 'cases', label: 'Cases', type: 'number', is_condition: false },
    { name: 'price', label: 'Price', type: 'money', is_condition: false },
    { name: 'share', label: 'Share', type: 'percent', is_condition: false },
    { name: 'tiers', label: 'Tiers', type: 'tiers', is_condition: false },
  ];
  const read = (locale: string, cells: string) => {
    const file = readRules(parseCsv(`cases;price;share;tiers\n${cells}\n`), {
      fields,
      rules: [],
      lockOf: () => null,
      locale,
      currency: 'USD',
    });
    return { values: file.rows[0]?.values, says: file.errors.map(({ says }) => says) };
  };
  const tier = (price: string) => [{ from: 1, to: null, price }];

  it.each([
    ['en-US', '1,200;$1,234.50;10%;1-: 22.50', [1200, '1234.50', '10', tier('22.50')]],
    ['en-US', '1200;1234.5;12.5;1-: 22', [1200, '1234.5', '12.5', tier('22')]],
    ['de-DE', '1.200;1.234,50;12,5 %;1-: 22,50', [1200, '1234.50', '12.5', tier('22.50')]],
    ['de-DE', '1200;1234.50;12.5;1-: 22.50', [1200, '1234.50', '12.5', tier('22.50')]],
    ['ar-EG', '١٢;٢٢٫٥٠;٥;1-: ٢٢٫٥٠', [12, '22.50', '5', tier('22.50')]],
  ])('are read in %s as they are meant: %s', (locale, cells, values) => {
    expect(read(locale, cells)).toEqual({ values, says: [] });
  });

  it.each([
    ['5 DOZ;;;', /^“5 DOZ”: Enter a whole number/],
    ['5 10;;;', /^“5 10”: /],
    ['2.5;;;', /^“2.5”: Enter a whole number/],
    [';1.000;;', /1\.000/],
    [';12 EUR;;', /^“12 EUR”: Enter an amount in USD/],
    [';;ten;', /^“ten”: Enter a number/],
    [';;;1-9: 5 10', /^“1-9: 5 10”: /],
    [';;;1-9: -5', /^“1-9: -5”: Enter 0 or more/],
    [';;;1-9', /is not a price tier/],
  ])('are refused with a reason where they are not one: %s', (cells, says) => {
    expect(read('en-US', cells)).toEqual({
      values: undefined,
      says: [expect.stringMatching(says) as string],
    });
  });

  it('are refused where two ways to read them differ', () => {
    expect(read('de-DE', ';;1.000;').says).toEqual(['“1.000” can be read as 1.000 and as 1000.']);
  });
});
