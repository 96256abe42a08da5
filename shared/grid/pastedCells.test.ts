import type { CellState, GridSource } from './column';
import { followPasted } from './pastedCells';

interface Line {
  key: string;
  cases: string;
}

/** Two pasted cells, and what is shown of them later. */
function follow(isSavedLater = false) {
  const edits = ['a', 'b'].map((rowKey) => ({ rowKey, columnId: 'cases', from: '0', to: '5' }));
  const cells = followPasted<Line>(edits, isSavedLater);
  const asked: string[] = [];
  const show = (values: Record<string, string>, states: Record<string, CellState> = {}) => {
    const source: GridSource<Line> = {
      rows: Object.entries(values).map(([key, cases]) => ({ key, cases })),
      columns: [
        {
          id: 'cases',
          header: 'Cases',
          text: ({ cases }) => cases,
          edit: {
            value: ({ cases }) => cases,
            read: (value) => ({ ok: true, value }),
            inputMode: 'numeric',
          },
        },
      ],
      keyOf: ({ key }) => key,
      nameOf: ({ key }) => key,
      stateOf: ({ key }) => {
        asked.push(key);
        return states[key];
      },
    };
    cells.look(source);
    return cells.count();
  };
  return { cells, edits, show, asked };
}

const isPending = true;

it('does not count what rolled back, and counts what was saved whatever comes to it later', () => {
  const { show } = follow();
  expect(show({ a: '5', b: '5' }, { a: { isPending }, b: { isPending } })).toBe(2);
  expect(show({ a: '5', b: '0' }, { b: { error: 'Refused.' } })).toBe(1);
  expect(show({ a: '9', b: '5' })).toBe(1);
});

it('does not count what was refused while its row was on another page', () => {
  const { show } = follow();
  expect(show({ a: '5', b: '5' }, { a: { isPending }, b: { isPending } })).toBe(2);
  expect(show({ a: '5' }, { b: { isPending } })).toBe(2);
  expect(show({ a: '5' }, { b: { error: 'Refused.' } })).toBe(1);
});

it('counts what the person has gone on in, until the paste is taken back', () => {
  const { cells, edits, show } = follow();
  expect(show({ a: '5', b: '5' })).toBe(2);
  cells.edited([{ rowKey: 'a', columnId: 'cases', from: '5', to: '7' }]);
  expect(show({ a: '7', b: '5' })).toBe(2);
  expect(cells.stepped([{ rowKey: 'a', columnId: 'cases', from: '7', to: '5' }])).toBe(false);
  expect(cells.count()).toBe(2);
  expect(cells.stepped(edits.map((edit) => ({ ...edit, from: '5', to: '0' })))).toBe(true);
});

it('looks at what cells hold alone, where the screen saves them later', () => {
  const { show, asked } = follow(true);
  expect(show({ a: '5', b: '5' })).toBe(2);
  expect(show({ a: '5', b: '7' }, { b: { error: 'Enter 6 or less.' } })).toBe(1);
  expect(asked).toEqual([]);
});

it('finds the rows of a block wherever they stand, and none instead of one that is gone', () => {
  const { show } = follow(true);
  expect(show({ x: '9', b: '5', y: '9', a: '5' })).toBe(2);
  expect(show({ b: '7', x: '9' })).toBe(1);
  expect(show({ a: '0', x: '9' })).toBe(0);
});
