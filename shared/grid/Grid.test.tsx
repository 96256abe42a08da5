import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createEvents } from '../events';
import { createMoneyWriters } from '../format/money';
import { WidgetContext } from '../mount/WidgetContext';
import type { BlockReport, CellEdit, Column } from './column';
import { Grid } from './Grid';
import { noHistory, recorded, stepBack, stepForward } from './history';
import { readCount } from './readNumber';

interface Line {
  id: string;
  name: string;
  cases: string;
  samples: string;
}

const number = (id: 'cases' | 'samples', header: string): Column<Line> => ({
  id,
  header,
  width: 96,
  text: (row) => row[id],
  isNumber: true,
  isSortable: true,
  edit: {
    value: (row) => (row.name === 'Locked' ? null : row[id]),
    read: readCount('en-US'),
    inputMode: 'numeric',
    asksAtZero: id === 'cases',
  },
});
const columns: Column<Line>[] = [
  { id: 'name', header: 'Product', text: ({ name }) => name, isRowName: true },
  number('cases', 'Cases'),
  number('samples', 'Samples'),
];

const names = ['Blue Dream', 'Gelato #33', 'Locked', 'Wedding Cake'];
const lines: Line[] = names.map((name, at) => ({
  id: String(at),
  name,
  cases: String(at + 1),
  samples: '0',
}));

const told = {
  edits: [] as CellEdit[],
  zeros: [] as string[],
  reports: [] as BlockReport[],
  sorts: [] as string[],
};

/** What happens to the rows by someone else. */
let change: (make: (rows: Line[]) => Line[]) => void;

function Page({ first }: { first: Line[] }) {
  const [rows, setRows] = useState(first);
  useEffect(() => {
    change = setRows;
  }, []);
  const [history, setHistory] = useState(noHistory);
  const apply = (edits: CellEdit[]) =>
    setRows((before) =>
      before
        .map((row) => {
          const own = edits.filter(({ rowKey }) => rowKey === row.id);
          return Object.assign(
            { ...row },
            ...own.map(({ columnId, to }) => ({ [columnId]: to })),
          ) as Line;
        })
        // As a product of the cart goes with its last quantity.
        .filter(({ samples }) => samples !== '99'),
    );
  const step = (found: ReturnType<typeof stepBack>) => {
    if (!found) return;
    setHistory(found.history);
    apply(found.edits);
  };
  return (
    <Grid
      label="Lines"
      source={{
        rows,
        columns,
        keyOf: ({ id }) => id,
        nameOf: ({ name }) => name,
        stateOf: ({ name, cases }, column) =>
          name === 'Gelato #33' && column === 'cases' && Number(cases) > 9
            ? { error: 'Only 9 cases left.', was: '2' }
            : undefined,
      }}
      sort={{ columnId: 'cases', isDescending: true, onSort: (id) => told.sorts.push(id) }}
      actions={{
        edit: (edits) => {
          told.edits.push(...edits);
          setHistory((before) => recorded(before, edits));
          apply(edits);
        },
        zero: (keys) => told.zeros.push(...keys),
        pasted: (report) => told.reports.push(report),
        undo: () => step(stepBack(history)),
        redo: () => step(stepForward(history)),
      }}
    />
  );
}

const open = async (first = lines) => {
  told.edits = [];
  told.zeros = [];
  told.reports = [];
  told.sorts = [];
  const host = document.body.appendChild(document.createElement('div'));
  const events = createEvents(host, new AbortController().signal);
  const config = { currency: 'USD' };
  const moneyIn = createMoneyWriters();
  const widget = {
    name: 'test',
    idPrefix: 'w1',
    host,
    config,
    events,
    moneyIn,
    portal: () => host,
  };
  render(
    <WidgetContext.Provider value={widget}>
      <button type="button">Before</button>
      <Page first={first} />
      <button type="button">After</button>
    </WidgetContext.Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Before' }));
  // Past the two buttons of the header to the active cell.
  await user.keyboard('{Tab}{Tab}{Tab}');
  return user;
};

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cell = (name: string, at = 0): HTMLElement => {
  const found = within(rowOf(name)).getAllByRole('gridcell')[at];
  if (!found) throw new Error(`No cell ${at} in ${name}`);
  return found;
};
const cases = () => names.map((name) => cell(name).textContent);
const editor = () => screen.getByRole('textbox');

it('is a grid with its place counted for screen readers', async () => {
  await open();
  const grid = screen.getByRole('grid', { name: 'Lines' });
  expect(grid).toHaveAttribute('aria-rowcount', '5');
  expect(within(grid).getAllByRole('row')).toHaveLength(5);
  expect(rowOf('Gelato #33')).toHaveAttribute('aria-rowindex', '3');
  expect(cell('Locked')).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByRole('columnheader', { name: /Cases/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

it('takes what is typed over a cell with Enter and goes on below', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}12{Enter}');
  expect(cell('Blue Dream')).toHaveTextContent('12');
  expect(cell('Gelato #33')).toHaveFocus();
  await user.keyboard('7{Shift>}{Enter}{/Shift}');
  expect(cell('Gelato #33')).toHaveTextContent('7');
  expect(cell('Blue Dream')).toHaveFocus();
});

it('restores by Escape and when the field is empty', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}99{Escape}');
  expect(cell('Blue Dream')).toHaveTextContent('1');
  expect(cell('Blue Dream')).toHaveFocus();
  await user.keyboard('{F2}');
  expect(editor()).toHaveValue('1');
  await user.clear(editor());
  await user.keyboard('{Enter}');
  expect(cases()).toEqual(['1', '2', '3', '4']);
});

it('takes what was typed when the field is left', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}8');
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(cell('Blue Dream')).toHaveTextContent('8');
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('takes what was typed when another cell is clicked', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}8');
  await user.click(cell('Wedding Cake', 1));
  expect(cell('Blue Dream')).toHaveTextContent('8');
  expect(cell('Wedding Cake', 1)).toHaveFocus();
  await user.keyboard('7x');
  await user.click(cell('Blue Dream'));
  expect(editor()).toHaveValue('7x');
  expect(editor()).toHaveFocus();
  expect(editor()).toHaveAccessibleDescription('Enter a whole number.');
});

const gone = (name: string) => act(() => change((rows) => rows.filter((row) => row.name !== name)));

describe('while rows come and go by someone else', () => {
  it('goes on in the cell that is typed in', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}1');
    gone('Blue Dream');
    await user.keyboard('4');
    act(() =>
      change((rows) => [{ id: 'new', name: 'OG Kush', cases: '1', samples: '0' }, ...rows]),
    );
    await user.keyboard('4');
    expect(editor()).toHaveValue('144');
    await user.keyboard('{Enter}');
    expect(cell('Gelato #33')).toHaveTextContent('144');
    expect(cell('Wedding Cake')).toHaveTextContent('4');
    expect(told.edits).toEqual([{ rowKey: '1', columnId: 'cases', from: '2', to: '144' }]);
  });

  it('goes on where the row moves to another part of the table', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({
      id: String(at),
      name: `Line ${String(at).padStart(2, '0')}`,
      cases: '1',
      samples: '0',
    }));
    const user = await open(many);
    await user.keyboard('{PageDown}{PageDown}{ArrowRight}1');
    gone('Line 03');
    await user.keyboard('7');
    expect(editor()).toHaveValue('17');
    expect(told.edits).toEqual([]);
    await user.keyboard('{Enter}');
    expect(told.edits).toEqual([{ rowKey: '20', columnId: 'cases', from: '1', to: '17' }]);
  });

  it('moves with the row that is active', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    gone('Blue Dream');
    expect(cell('Gelato #33')).toHaveFocus();
    await user.keyboard('7{Enter}');
    expect(cell('Gelato #33')).toHaveTextContent('7');
  });

  it('goes on in the row that took the place of one that is gone', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}');
    gone('Blue Dream');
    expect(cell('Gelato #33')).toHaveFocus();
    await user.keyboard('7');
    act(() =>
      change((rows) => [{ id: 'new', name: 'OG Kush', cases: '1', samples: '0' }, ...rows]),
    );
    await user.keyboard('7{Enter}');
    expect(told.edits).toEqual([{ rowKey: '1', columnId: 'cases', from: '2', to: '77' }]);
  });

  it('asks for the focus once when the row goes with what was typed in it', async () => {
    const user = await open(lines.slice(0, 2));
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}99{Enter}');
    expect(screen.queryByText('Gelato #33')).toBeNull();
    expect(cell('Blue Dream', 1)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'After' }));
    act(() => change((rows) => rows.map((row) => ({ ...row }))));
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('puts what is typed into no other row when its own is gone', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}1');
    gone('Blue Dream');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.keyboard('44{Enter}');
    expect(told.edits).toEqual([]);
    expect(screen.getByRole('grid')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.closest('[role=row]')).toHaveTextContent(/^(Gelato|Locked|Wed)/);
  });
});

it('keeps what it cannot read, and says why', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}1x{Enter}');
  expect(editor()).toHaveValue('1x');
  expect(editor()).toHaveAccessibleDescription('Enter a whole number.');
  await user.keyboard('{Backspace}5{Enter}');
  expect(cell('Blue Dream')).toHaveTextContent('15');
});

it('asks about a 0 and sets nothing', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}0{Enter}');
  expect(told.zeros).toEqual(['0']);
  expect(cell('Blue Dream')).toHaveTextContent('1');
});

it('goes with Tab from cell to cell to fill in, and out after the last one', async () => {
  const user = await open();
  await user.keyboard('{Tab}5{Tab}6{Tab}{Tab}{Tab}');
  expect(cell('Blue Dream', 0)).toHaveTextContent('5');
  expect(cell('Blue Dream', 1)).toHaveTextContent('6');
  expect(cell('Wedding Cake', 0)).toHaveFocus();
  await user.keyboard('{Tab}{Tab}');
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('lets Tab out after Escape', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('selects ranges with Shift, copies them out and lays them down elsewhere', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(screen.getByText('2 rows and 2 columns selected.')).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  const setData = jest.fn();
  fireEvent.copy(cell('Gelato #33', 1), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '1\t0\n2\t0');
});

it('takes a block from a spreadsheet, reports what is left over, and undoes it in one step', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}');
  await user.paste('1,200\t3\nmany\t4\n5\t6\n7\t8\t9\n10\n');
  expect(cases()).toEqual(['1200', '2', '3', '7']);
  expect(told.reports).toEqual([
    {
      changed: 5,
      leftovers: [
        { line: 2, column: 1, text: 'many', says: 'Enter a whole number.' },
        { line: 3, column: 1, text: '5', says: '“Cases” cannot be changed.' },
        { line: 3, column: 2, text: '6', says: '“Samples” cannot be changed.' },
        { line: 4, column: 3, text: '9', says: 'There is no column for it.' },
        { line: 5, column: 1, text: '10', says: 'There is no row for it.' },
      ],
    },
  ]);
  await user.keyboard('{Control>}z{/Control}');
  expect(cases()).toEqual(['1', '2', '3', '4']);
  await user.keyboard('{Control>}y{/Control}');
  expect(cases()).toEqual(['1200', '2', '3', '7']);
});

it('fills down', async () => {
  const user = await open();
  await user.keyboard(
    '{ArrowRight}8{Enter}{ArrowUp}{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}',
  );
  await user.keyboard('{Control>}d{/Control}');
  expect(cases()).toEqual(['8', '8', '3', '8']);
});

it('writes what is wrong under its row and names it to the cell', async () => {
  const user = await open();
  await user.click(cell('Gelato #33'));
  await user.keyboard('12{Enter}');
  expect(cell('Gelato #33')).toBeInvalid();
  expect(cell('Gelato #33')).toHaveAccessibleDescription(/Cases: Only 9 cases left./);
  expect(cell('Gelato #33')).toHaveTextContent('12(was 2)');
});

it('edits by double click and selects by dragging', async () => {
  const user = await open();
  await user.dblClick(cell('Wedding Cake'));
  expect(editor()).toHaveValue('4');
  await user.keyboard('{Escape}');
  await user.pointer([
    { keys: '[MouseLeft>]', target: cell('Blue Dream') },
    { target: cell('Wedding Cake') },
    { keys: '[/MouseLeft]' },
  ]);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
});

it('sorts by its headers', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Samples/ }));
  expect(told.sorts).toEqual(['samples']);
});
