import { cellErrorText, matchColumns, misfitOf } from './columns';
import { parseCsv } from './csv';

const fields = [
  { name: 'minimum', label: 'Minimum (cases)' },
  { name: 'maximum', label: 'Maximum (cases)' },
  { name: 'note', label: 'Note' },
  { name: 'hint', label: 'Note' },
];

const columnsOf = (header: string[], of: typeof fields, problem = '') =>
  matchColumns({ header, problem }, of);

describe('the columns of a file', () => {
  it('are found by name and by label, whatever their capitals and blanks', () => {
    const columns = columnsOf(
      ['MAXIMUM\u200b', ' minimum\u00a0 (Cases) ', 'Shoe size', ''],
      fields,
    );
    expect(columns).toEqual({ indexes: [1, 0, -1, -1], unknown: ['Shoe size'], problem: '' });
  });

  it.each([
    [['minimum', 'note', 'Minimum (cases)'], '“minimum”, “Minimum (cases)”'],
    [['minimum', 'Minimum'], '“minimum”, “Minimum”'],
    [['hint', 'hint'], '“hint”'],
  ])('are not guessed where two are for one field: %j', (header, names) => {
    expect(columnsOf(header, fields).problem).toContain(`for the same field: ${names}.`);
  });

  it('are not guessed where a heading is the label of two fields', () => {
    expect(columnsOf(['note'], fields).problem).toBe('');
    expect(columnsOf(['Note', 'minimum'], [...fields].slice(0, 3)).problem).toBe('');
    const sharing = fields.map((field) => ({ ...field, name: `${field.name}_1` }));
    expect(columnsOf(['Note'], sharing).problem).toMatch(/^More than one field is called “Note”/);
  });
});

it('are not looked at where the file itself has a problem', () => {
  expect(columnsOf(['Note'], fields, 'Not readable.').problem).toBe('Not readable.');
});

it('says an error by its row, and by its column where it is of one', () => {
  const says = 'Enter a number.';
  expect(cellErrorText({ row: 3, column: 'Price', says })).toBe('Row 3, Price: Enter a number.');
  expect(cellErrorText({ row: 3, column: '', says })).toBe('Row 3: Enter a number.');
});

describe('a row of a file', () => {
  const misfit = (text: string) => {
    const table = parseCsv(text);
    return table.rows.map(({ cells }) => misfitOf(cells, table));
  };

  it('fits with a cell for each heading, and blank ones beyond them', () => {
    expect(misfit('ref,thc\nA,21.4\nB,"21,4"\nC,\nD,1,,')).toEqual(['', '', '', '']);
  });

  it.each(['ref,thc\nA,21,4', 'ref,thc,\nA,21,4'])(
    'does not fit when a number with a comma makes two cells: %j',
    (text) => {
      expect(misfit(text)).toEqual([
        expect.stringMatching(/^There are more cells than headings\./),
      ]);
    },
  );

  it('does not fit when cells are missing', () => {
    expect(misfit('ref,thc,note\nA,21.4')).toEqual(['There are 2 cells for 3 headings.']);
  });
});
