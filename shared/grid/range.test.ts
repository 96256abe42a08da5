import {
  forgotten,
  noHistory,
  recorded,
  stepBack,
  stepForward,
  withoutRefused,
} from '../sync/history';
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

  it('does nothing over what somebody else has made of a cell since', () => {
    const after = recorded(recorded(noHistory, [edit('a', '0', '1')]), paste);
    const now = ({ rowKey }: { rowKey: string }) => (rowKey === 'a' ? '7' : '6');
    const back = stepBack(after, now);
    expect(back?.edits).toEqual([edit('b', '6', '2')]);
    const all = stepBack(back?.history ?? noHistory, now);
    expect(all).toEqual({ history: { done: [], undone: [[edit('b', '2', '6')]] }, edits: [] });
    expect(stepForward(all?.history ?? noHistory, () => '2')?.edits).toEqual([edit('b', '2', '6')]);
    expect(stepForward(all?.history ?? noHistory, () => '3')?.edits).toEqual([]);
  });

  it('loses an edit that was refused, and not what was taken before it', () => {
    const before = recorded(noHistory, [edit('a', '1', '5')]);
    const after = recorded(before, [edit('a', '5', '90'), edit('b', '2', '6')]);
    const refused = withoutRefused(after, [edit('a', '5', '90')]);
    expect(stepBack(refused)?.edits).toEqual([edit('b', '6', '2')]);
    expect(stepBack(stepBack(refused)?.history ?? noHistory)?.edits).toEqual([edit('a', '5', '1')]);
    expect(withoutRefused(before, [edit('a', '1', '90')])).toEqual(before);
  });

  it('forgets the edits of a row that is gone and keeps the rest of their step', () => {
    const after = forgotten(recorded(noHistory, paste), ({ rowKey }) => rowKey === 'a');
    expect(stepBack(after)?.edits).toEqual([edit('b', '6', '2')]);
    expect(forgotten(after, () => true)).toEqual(noHistory);
  });
});
