import { File as NodeFile } from 'node:buffer';
import { readTable } from './readTable';

// jsdom's own is none to the Response that reads it.
const file = (name: string, text = 'id,price\n1,2') =>
  new NodeFile([text], name) as unknown as File;

it('reads a file as the table that it holds', async () => {
  expect(await readTable(file('prices.csv'))).toEqual({
    header: ['id', 'price'],
    rows: [{ number: 2, cells: ['1', '2'] }],
    problem: '',
  });
});

it.each([
  ['a workbook', file('prices.XLSX'), /^“prices.XLSX” is a workbook\. Save the sheet as CSV/],
  ['more than 10 MB', file('all.csv', 'x'.repeat(10_000_001)), /^“all.csv” is larger than 10 MB/],
  [
    'quotation marks that do not match',
    file('a.csv', 'id\n1\n"2'),
    /^The quotation marks in row 3/,
  ],
])('takes nothing of %s, and says what to do', async (_, given, says) => {
  expect((await readTable(given)).problem).toMatch(says);
});

it('says so of a file that went before it was read', async () => {
  const gone = new NodeFile([], 'prices.csv');
  gone.stream = () => {
    throw new Error('The file was moved.');
  };
  const { problem } = await readTable(gone as unknown as File);
  expect(problem).toBe('The file could not be read. Choose it again.');
});
