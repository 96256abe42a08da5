import { forgotten, noHistory, recorded, stepBack, stepForward } from './history';
import { cellAfter, nextEditable } from './range';

const grid = { rows: 30, columns: 4 };

describe('a key', () => {
  it.each([
    ['ArrowDown', false, { row: 6, column: 1 }],
    ['ArrowUp', false, { row: 4, column: 1 }],
    ['ArrowRight', false, { row: 5, column: 2 }],
    ['ArrowLeft', false, { row: 5, column: 0 }],
    ['PageDown', false, { row: 15, column: 1 }],
    ['PageUp', false, { row: 0, column: 1 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 3 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 29, column: 3 }],
    ['ArrowDown', true, { row: 29, column: 1 }],
    ['ArrowLeft', true, { row: 5, column: 0 }],
    ['x', false, null],
  ])('%s (Ctrl: %s) leads to %j', (key, isCtrl, cell) => {
    const press = { key, isCtrl, isRightToLeft: false, ...grid };
    expect(cellAfter({ row: 5, column: 1 }, press)).toEqual(cell);
  });

  it('goes the other way in scripts that run from right to left', () => {
    const press = { key: 'ArrowLeft', isCtrl: false, isRightToLeft: true, ...grid };
    expect(cellAfter({ row: 0, column: 1 }, press)).toEqual({ row: 0, column: 2 });
  });

  it('goes from cell to cell that can be filled in, and past the last one to none', () => {
    const isEditable = ({ column }: { column: number }) => column === 2;
    expect(nextEditable({ row: 0, column: 2 }, 1, grid, isEditable)).toEqual({ row: 1, column: 2 });
    expect(nextEditable({ row: 29, column: 2 }, 1, grid, isEditable)).toBeNull();
    expect(nextEditable({ row: 0, column: 2 }, -1, grid, isEditable)).toBeNull();
  });
});

describe('the history of edits', () => {
  const edit = (rowKey: string, from: string, to: string) => ({ rowKey, columnId: 'c', from, to });
  const paste = [edit('a', '1', '5'), edit('b', '2', '6')];

  it('takes back a whole paste in one step, and does it again', () => {
    const after = recorded(recorded(noHistory, [edit('a', '0', '1')]), paste);
    const back = stepBack(after);
    expect(back?.edits).toEqual([edit('a', '5', '1'), edit('b', '6', '2')]);
    expect(stepForward(back?.history ?? noHistory)?.edits).toEqual(paste);
  });

  it('has nothing to do again after a new edit', () => {
    const back = stepBack(recorded(noHistory, paste));
    expect(stepForward(recorded(back?.history ?? noHistory, [edit('b', '2', '3')]))).toBeNull();
    expect(stepBack(noHistory)).toBeNull();
  });

  it('forgets an edit that was refused and keeps the rest of its step', () => {
    const after = forgotten(recorded(noHistory, paste), ({ rowKey }) => rowKey === 'a');
    expect(stepBack(after)?.edits).toEqual([edit('b', '6', '2')]);
    expect(forgotten(after, () => true)).toEqual(noHistory);
  });
});
