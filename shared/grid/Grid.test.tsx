import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import type { BlockReport, CellEdit, Column, GridDraft, TypedCell } from './column';
import { Grid } from './Grid';
import { noHistory, recorded, stepBack, stepForward } from '../sync/history';
import { readCount } from '../format/readNumber';

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
  cleared: [] as CellEdit[],
  revealed: [] as CellEdit[],
  refused: [] as CellEdit[],
  typed: [] as (TypedCell | null)[],
  sorts: [] as string[],
};

/** What happens to the rows by someone else. */
let change: (make: (rows: Line[]) => Line[]) => void;

/** Cells that are on their way to the server. */
let send: (pending: string[]) => void;

function Page({ first, draft }: { first: Line[]; draft: GridDraft }) {
  const [pending, setPending] = useState<string[]>([]);
  const [rows, setRows] = useState(first);
  useEffect(() => {
    change = setRows;
    send = setPending;
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
    if (!found) return [];
    setHistory(found.history);
    apply(found.edits);
    return found.edits;
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
            ? {
                error: 'Only 9 cases left.',
                was: '2',
                isPending: pending.includes(`${name} ${column}`),
              }
            : { isPending: pending.includes(`${name} ${column}`) },
      }}
      draft={draft}
      sort={{ columnId: 'cases', isDescending: true, onSort: (id) => told.sorts.push(id) }}
      actions={{
        edit: (edits) => {
          told.edits.push(...edits);
          setHistory((before) => recorded(before, edits));
          apply(edits);
        },
        zero: (keys) => told.zeros.push(...keys),
        clear: (cells) => told.cleared.push(...cells),
        refused: (edits) => told.refused.push(...edits),
        reveal: (edit) => told.revealed.push(edit),
        pasted: (report) => told.reports.push(report),
        undo: () => step(stepBack(history)),
        redo: () => step(stepForward(history)),
      }}
    />
  );
}

const open = async (first = lines, initial: TypedCell | null = null) => {
  told.edits = [];
  told.zeros = [];
  told.reports = [];
  told.cleared = [];
  told.revealed = [];
  told.refused = [];
  told.typed = [];
  told.sorts = [];
  const host = document.body.appendChild(document.createElement('div'));
  render(
    <WidgetContext.Provider value={widgetAround(host)}>
      <button type="button">Before</button>
      <Page first={first} draft={{ initial, onTyping: (typed) => told.typed.push(typed) }} />
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

it('is a grid whose rows are numbered for screen readers', async () => {
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

  it('goes on in the row that stands where the removed one was', async () => {
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

describe('Tab', () => {
  const after = () => screen.getByRole('button', { name: 'After' });

  it('leaves the grid while nothing is edited, and Shift+Tab goes back to the cell', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}{Tab}');
    expect(after()).toHaveFocus();
    await user.tab({ shift: true });
    expect(cell('Gelato #33')).toHaveFocus();
  });

  it('goes on to the next cell to fill in while one edits, and out after the last one', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}5{Tab}6{Tab}{Tab}{Tab}');
    expect(cell('Blue Dream', 0)).toHaveTextContent('5');
    expect(cell('Blue Dream', 1)).toHaveTextContent('6');
    expect(cell('Wedding Cake', 0)).toHaveFocus();
    await user.keyboard('{Tab}{Tab}');
    expect(after()).toHaveFocus();
  });

  it('is followed by Enter under the cell where the row was begun', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}5{Tab}6{Enter}');
    expect(cell('Gelato #33', 0)).toHaveFocus();
    await user.keyboard('7{Tab}{Enter}');
    expect(cell('Locked', 0)).toHaveFocus();
  });

  it.each(['{Escape}', '{ArrowLeft}'])('leaves the grid again after %s', async (key) => {
    const user = await open();
    await user.keyboard(`{ArrowRight}5{Tab}${key}{Tab}`);
    expect(after()).toHaveFocus();
  });

  it('is explained to those who see the grid, as long as it goes on', async () => {
    const user = await open();
    expect(screen.getByText(/Tab leaves\.$/)).toBeVisible();
    await user.keyboard('{ArrowRight}5{Tab}');
    expect(screen.getByText(/Press Escape, then Tab to leave\.$/)).toBeVisible();
  });
});

describe('a cell that is open', () => {
  it('stays as it is when its value changes, says so, and changes nothing by being looked at', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}{F2}');
    act(() => change((rows) => rows.map((row) => ({ ...row, cases: '7' }))));
    expect(editor()).toHaveValue('1');
    expect(editor()).toHaveAccessibleDescription('Changed to 7 meanwhile.');
    await user.keyboard('{Enter}');
    expect(told.edits).toEqual([]);
    expect(cell('Blue Dream')).toHaveTextContent('7');
  });

  it('tells of what is typed, and asks before the page is left, by what the cell holds by then', async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const becomes = (value: string) =>
      act(() => change((rows) => rows.map((row) => ({ ...row, cases: value }))));
    const typed = { rowKey: '0', columnId: 'cases', text: '5' };
    const user = await open();
    await user.keyboard('{ArrowRight}{F2}');
    expect(asks()).toBe(false);
    await user.keyboard('{Control>}a{/Control}5');
    expect(told.typed.at(-1)).toEqual(typed);
    expect(asks()).toBe(true);
    becomes('5');
    expect(told.typed.at(-1)).toBeNull();
    expect(asks()).toBe(false);
    becomes('7');
    expect(told.typed.at(-1)).toEqual(typed);
    expect(asks()).toBe(true);
    await user.keyboard('{Enter}{F2}');
    expect(asks()).toBe(false);
  });

  it('keeps what is selected in it when its row is drawn anew in another part', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({
      id: String(at),
      name: `Line ${String(at).padStart(2, '0')}`,
      cases: '3',
      samples: '0',
    }));
    const user = await open(many);
    await user.keyboard('{PageDown}{PageDown}{ArrowRight}{F2}');
    (editor() as HTMLInputElement).select();
    gone('Line 03');
    await user.keyboard('1{Enter}');
    expect(told.edits).toEqual([{ rowKey: '20', columnId: 'cases', from: '3', to: '1' }]);
  });

  it.each([
    ['a column', '2\n3\n4', ['2', '3', '3', '1']],
    ['a row', '8\t9', ['8', '2', '3', '4']],
  ])('gives %s of a spreadsheet to the grid', async (_, text) => {
    const user = await open();
    await user.keyboard('{ArrowRight}{F2}');
    await user.paste(text);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(told.reports).toHaveLength(1);
    expect(told.edits.map(({ to }) => to)).toEqual(text === '8\t9' ? ['8', '9'] : ['2', '3']);
    expect(cell('Blue Dream')).toHaveFocus();
  });

  it('takes one cell of a spreadsheet as text', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}{Delete}');
    await user.paste('12');
    await user.keyboard('{Enter}');
    expect(told.edits).toMatchObject([{ to: '12' }]);
  });

  it('is told of at every letter, and is open again with what was typed before a reload', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}12');
    expect(told.typed.at(-1)).toEqual({ rowKey: '0', columnId: 'cases', text: '12' });
    await user.keyboard('{Escape}');
    expect(told.typed.at(-1)).toBeNull();
  });

  it('that was open before a reload takes no focus, and is committed as it stands', async () => {
    const user = await open(lines, { rowKey: '1', columnId: 'cases', text: '25' });
    expect(editor()).toHaveValue('25');
    expect(editor()).not.toHaveFocus();
    await user.click(editor());
    await user.keyboard('{Enter}');
    expect(told.edits).toEqual([{ rowKey: '1', columnId: 'cases', from: '2', to: '25' }]);
  });
});

describe('keys of a spreadsheet', () => {
  it('do the same with Caps Lock on, and on keyboards with other letters', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}8{Enter}');
    const grid = screen.getByRole('grid');
    const press = (init: KeyboardEventInit) =>
      fireEvent.keyDown(document.activeElement ?? grid, { ctrlKey: true, ...init });
    press({ key: 'Z', code: 'KeyZ' });
    expect(cell('Blue Dream')).toHaveTextContent('1');
    press({ key: 'Y', code: 'KeyY' });
    expect(cell('Blue Dream')).toHaveTextContent('8');
    press({ key: 'я', code: 'KeyZ' });
    expect(cell('Blue Dream')).toHaveTextContent('1');
    press({ key: 'z', code: 'KeyZ', shiftKey: true });
    expect(cell('Blue Dream')).toHaveTextContent('8');
    press({ key: 'D', code: 'KeyD' });
    press({ key: 'A', code: 'KeyA' });
    expect(screen.getByText('4 rows and 3 columns selected.')).toBeVisible();
  });

  it('select a row and a column, and Escape ends it', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}{Shift>} {/Shift}');
    expect(screen.getByText('1 row and 3 columns selected.')).toBeVisible();
    await user.keyboard('{Escape}{ArrowRight}{Control>} {/Control}');
    expect(screen.getByText('4 rows and 1 column selected.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/selected\.$/)).toBeNull();
    expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0);
  });

  it('ask once to empty all of a range that can be', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}{Control>} {/Control}{Delete}');
    expect(told.cleared).toEqual([
      { rowKey: '0', columnId: 'cases', from: '1', to: '' },
      { rowKey: '1', columnId: 'cases', from: '2', to: '' },
      { rowKey: '3', columnId: 'cases', from: '4', to: '' },
    ]);
    expect(told.edits).toEqual([]);
  });
});

describe('what became of an edit is said', () => {
  const said = () => screen.getAllByRole('status').at(-1);

  it('when the server has taken it', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}8{Enter}');
    act(() => send(['Blue Dream cases']));
    expect(said()?.textContent).toBe('');
    act(() => send([]));
    expect(said()).toHaveTextContent('Blue Dream, Cases: 8 saved.');
  });

  it('when the server has refused it', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}12{Enter}');
    act(() => send(['Gelato #33 cases']));
    act(() => send([]));
    expect(said()).toHaveTextContent('Gelato #33, Cases was not saved.');
    expect(told.refused).toMatchObject([{ rowKey: '1', columnId: 'cases', from: '2', to: '12' }]);
  });

  it('once for a pasted block', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}');
    await user.paste('5\t6');
    act(() => send(['Blue Dream cases', 'Blue Dream samples']));
    act(() => send(['Blue Dream samples']));
    expect(said()?.textContent).toBe('');
    act(() => send([]));
    expect(said()).toHaveTextContent('2 cells saved.');
  });

  it('by name of three cells that came to something else, and by number of the rest', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}');
    await user.paste('5\t6\n3\t4');
    const cells = ['Blue Dream', 'Gelato #33'].flatMap((name) => [
      `${name} cases`,
      `${name} samples`,
    ]);
    act(() => send(cells));
    act(() => {
      change((rows) => rows.map((row) => ({ ...row, cases: '7', samples: '7' })));
      send([]);
    });
    expect(said()).toHaveTextContent(
      'Blue Dream, Cases is 7 now. Blue Dream, Samples is 7 now. Gelato #33, Cases is 7 now. 1 more cell is not what was typed.',
    );
  });

  it('when it is undone, and the cell has the focus', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}8{Enter}{PageDown}{Control>}z{/Control}');
    expect(said()).toHaveTextContent('Blue Dream, Cases: from 8 to 1.');
    expect(cell('Blue Dream')).toHaveFocus();
    expect(told.revealed).toEqual([]);
  });

  it('when it is undone, and the cell comes to something else', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}8{Enter}');
    act(() => send(['Blue Dream cases']));
    act(() => send([]));
    act(() => send(['Blue Dream cases']));
    await user.keyboard('{Control>}z{/Control}');
    expect(said()).toHaveTextContent('Blue Dream, Cases: from 8 to 1.');
    act(() => {
      change((rows) => rows.map((row) => (row.id === '0' ? { ...row, cases: '7' } : row)));
      send([]);
    });
    expect(said()).toHaveTextContent('Blue Dream, Cases is 7 now.');
    expect(told.refused).toEqual([]);
  });

  it('when a step comes to something else that reaches to rows which are not here', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}');
    await user.paste('5\n6');
    gone('Gelato #33');
    act(() => send(['Blue Dream cases']));
    await user.keyboard('{Control>}z{/Control}');
    expect(said()).toHaveTextContent('2 cells set back.');
    act(() => {
      change((rows) => rows.map((row) => (row.id === '0' ? { ...row, cases: '7' } : row)));
      send([]);
    });
    expect(said()).toHaveTextContent('Blue Dream, Cases is 7 now.');
  });

  it('when parts of a step come to something else, without a word of the others', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}');
    await user.paste('5\t8\n6\t9');
    act(() => send(['Blue Dream cases', 'Gelato #33 cases']));
    await user.keyboard('{Control>}z{/Control}');
    expect(said()).toHaveTextContent('4 cells set back.');
    act(() => {
      change((rows) => rows.map((row) => ({ ...row, cases: '7' })));
      send([]);
    });
    expect(said()?.textContent).toBe('Blue Dream, Cases is 7 now. Gelato #33, Cases is 7 now.');
  });

  it('when it is undone in a row that is not here, which the owner is asked to bring', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}8{Enter}');
    gone('Blue Dream');
    await user.keyboard('{Control>}z{/Control}');
    expect(said()).toHaveTextContent('Blue Dream, Cases: from 8 to 1.');
    expect(told.revealed).toEqual([{ rowKey: '0', columnId: 'cases', from: '8', to: '1' }]);
  });
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
