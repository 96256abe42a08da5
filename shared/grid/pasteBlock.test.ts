import type { Column, GridSource } from './column';
import { placeBlock, readBlock, writeBlock } from './pasteBlock';
import { readCount } from '../format/readNumber';

describe('a block from a spreadsheet', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['1', [['1']]],
    ['', [['']]],
    ['\t7', [['', '7']]],
    [
      '7\t\n\t8',
      [
        ['7', ''],
        ['', '8'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"two\nlines"\t"3.5"" jar"', [['two\nlines', '3.5" jar']]],
    ['3.5" jar\t4', [['3.5" jar', '4']]],
  ])('is read from %j', (text, cells) => {
    expect(readBlock(text)).toEqual(cells);
  });

  it('comes back as it was written', () => {
    const cells = [
      ['Blue "Dream"', '12'],
      ['two\nlines', ''],
      ['tab\there', '<b>'],
    ];
    expect(readBlock(writeBlock(cells))).toEqual(cells);
  });
});

interface Line {
  id: string;
  cases: string;
  locked?: boolean;
}

const columns: Column<Line>[] = [
  { id: 'name', header: 'Name', text: ({ id }) => id },
  {
    id: 'cases',
    header: 'Cases',
    text: ({ cases }) => cases,
    edit: {
      value: ({ cases, locked }) => (locked ? null : cases),
      read: readCount('en-US'),
      inputMode: 'numeric',
      asksAtZero: true,
    },
  },
];
const rows: Line[] = [
  { id: 'a', cases: '1' },
  { id: 'b', cases: '2' },
  { id: 'c', cases: '3', locked: true },
  { id: 'd', cases: '4' },
];
const source: GridSource<Line> = { rows, columns, keyOf: ({ id }) => id, nameOf: ({ id }) => id };
const paste = (block: string[][], row = 0, column = 1) =>
  placeBlock(block, { row, column }, source);

describe('a pasted block', () => {
  it('goes into the cells under it, cleaned', () => {
    const { edits, changed, leftovers } = paste([['1,200'], [' 7 ']]);
    expect(edits).toEqual([
      { rowKey: 'a', columnId: 'cases', from: '1', to: '1200' },
      { rowKey: 'b', columnId: 'cases', from: '2', to: '7' },
    ]);
    expect(changed).toBe(2);
    expect(leftovers).toEqual([]);
  });

  it('says nothing of cells for reading alone where it was copied out of these columns', () => {
    const block = [['5'], ['1'], ['6']];
    const { edits, leftovers } = placeBlock(block, { row: 0, column: 1 }, source, true);
    expect([edits.length, leftovers]).toEqual([2, []]);
  });

  it('reports what no cell can take and what cannot be read, and takes the rest', () => {
    const { edits, leftovers } = paste([['5'], ['many'], ['6'], ['7', '8'], ['9']]);
    expect(edits.map(({ rowKey, to }) => `${rowKey} ${to}`)).toEqual(['a 5', 'd 7']);
    expect(leftovers).toEqual([
      { line: 2, column: 1, text: 'many', says: 'Enter a whole number.' },
      { line: 3, column: 1, text: '6', says: '“Cases” cannot be changed.' },
      { line: 4, column: 2, text: '8', says: 'There is no column for it.' },
      { line: 5, column: 1, text: '9', says: 'There is no row for it.' },
    ]);
  });

  it('changes nothing where it is empty or equal, and takes read-only cells that are what they were', () => {
    expect(
      paste(
        [
          ['a', ''],
          ['b', '2'],
        ],
        0,
        0,
      ),
    ).toEqual({
      edits: [],
      zeros: [],
      changed: 0,
      leftovers: [],
    });
  });

  it('asks about a 0 rather than setting it', () => {
    expect(paste([['0'], ['3']])).toMatchObject({
      zeros: ['a'],
      edits: [{ rowKey: 'b', to: '3' }],
    });
  });
});
