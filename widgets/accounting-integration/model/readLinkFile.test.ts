import { formatCsv, parseCsv } from '@shared/csv/csv';
import { rowsCsv } from '@shared/rows/rowsFile';
import type { Party } from './answers';
import { noDrafts, withChoices } from './drafts';
import { linkColumns } from './linkFile';
import { readLinkFile } from './readLinkFile';
import { partiesById, rowsOf } from './rows';

const set = 'customers';
const party = (id: string, name: string): Party => ({ id, name, email: '', license: '', sku: '' });
const entries = [
  { ...party('1', '=Ash, "live"'), license: 'C-01', linkId: 'Q1' },
  { ...party('2', 'Birch'), linkId: 'gone' },
  { ...party('3', 'Elm'), linkId: null },
  { ...party('4', 'Fir'), linkId: 'Q2' },
];
const parties = [
  party('Q1', 'Ash LLC'),
  party('Q2', 'Fir'),
  party('0012', 'Oak'),
  party('Q4', 'Twin'),
  party('Q5', ' TWIN '),
];
const rows = (drafts = noDrafts) => rowsOf({ set, entries, parties: partiesById(parties), drafts });

const read = (text: string, now = rows()) => readLinkFile(parseCsv(text), now, { set, parties });
const changes = (text: string) => read(text).changes.map(({ entry, to }) => [entry.id, to]);
const errors = (text: string) =>
  read(text).errors.map(({ row, column, says }) => `${String(row)} ${column}: ${says}`);

it('reads what was written as no change, with what is not saved too', () => {
  const [, , elm] = entries;
  const drafts = elm && withChoices(noDrafts, [{ set, entry: elm, to: '0012' }]);
  for (const now of [rows(), rows(drafts)]) {
    const text = formatCsv(rowsCsv(now, linkColumns(set)));
    expect(text).toContain('id,Customer,Details,QuickBooks customer id,QuickBooks customer');
    expect(read(text, now)).toEqual({ problem: '', changes: [], errors: [], ignored: [] });
  }
});

const [ids, both] = ['id,QuickBooks customer id', 'id,QuickBooks customer id,QuickBooks customer'];

it.each([
  ['by its id, as text', `${ids}\n3,0012`, ['3', '0012']],
  ['by its name, however it is written', 'id,QuickBooks customer\n3, OAK', ['3', '0012']],
  ['by its id beside the former name', `${both}\n4,Q1,Fir`, ['4', 'Q1']],
  ['by its name beside the former id', `${both}\n4,Q2,Oak`, ['4', '0012']],
  ['by its name in the place of an id', `${both}\n4,,Oak`, ['4', '0012']],
  ['by both', `${both}\n4,0012,Oak`, ['4', '0012']],
  ['to nothing by an empty cell', `${ids}\n2,`, ['2', null]],
])('links %s', (_, text, change) => {
  expect(errors(text)).toEqual([]);
  expect(changes(text)).toEqual([change]);
});

it('leaves out what cannot be told, and says so by row and column', () => {
  const text = `${both},Colour\n1,Q9,Ash LLC,\n2,gone,Beech,\n3,,Twin,\n4,Q1,Oak,\n7,Q1,,\n1,Q1,,`;
  expect(changes(text)).toEqual([]);
  expect(read(text).ignored).toEqual(['Colour']);
  expect(errors(text)).toEqual([
    '2 QuickBooks customer id: QuickBooks customers: none has the id “Q9”.',
    '3 QuickBooks customer: QuickBooks customers: none is called “Beech”.',
    '4 QuickBooks customer: QuickBooks customers: more than one is called “Twin”. Enter its id.',
    '5 QuickBooks customer id: The id and the name mean two different ones. Change one of them alone.',
    '6 : None of these has the id “7”. Use an exported file.',
    '7 : The id “1” stands in a row before this one, too.',
  ]);
});

it('uses nothing of a file that tells no link', () => {
  expect(read('id,Customer\n3,Elm').problem).toBe(
    'The file has neither a column “QuickBooks customer id” nor a column “QuickBooks customer”.',
  );
});
