import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { CellEdit } from '@shared/grid/column';
import { recorded, stepBack, stepForward } from '@shared/sync/history';
import { leftIn } from '@shared/sync/leftIn';
import type { LineEdit } from '@shared/sync/lineNotes';
import { lostAnswer, type Failure } from '@shared/http/failure';
import {
  cellKey,
  columnOf,
  concerns,
  isRead,
  setOf,
  type Conflict,
  type Line,
  type OfferEdit,
  type SetEdit,
  type SheetEdit,
} from '../model/sheet';
import { offeringOf } from '../model/rows';
import { notices } from './requests';
import { selectListed } from './selectors';
import {
  dialogAnswered,
  dialogBegan,
  editRefused,
  historyChanged,
  notesDismissed,
  type QuickOrderExtra,
  type QuickOrderState,
} from './slice';

export type Thunk<T> = ThunkAction<T, QuickOrderState, QuickOrderExtra, Action>;

export const readNotices = (): Thunk<void> => (dispatch) => {
  void dispatch(notices.read(undefined));
};

const casesAt = ({ sheet }: QuickOrderState, key: string): number =>
  sheet?.lines.find((line) => line.key === key)?.quantity ?? 0;

const lineOf = ({ offer, locationId, to }: OfferEdit): Line => ({
  key: cellKey(offer.key, locationId),
  offer,
  locationId,
  quantity: Number(to),
});

/** Shows the cases of some cells at once and sends them, cell by cell. */
const send =
  (edits: readonly OfferEdit[], isReadFirst = false): Thunk<void> =>
  (dispatch, _getState, { services: { sync } }) => {
    const cells = edits.map((edit) => {
      const { key, quantity } = lineOf(edit);
      return { key, edit: setOf(edit, quantity, edit.isRefresh) };
    });
    dispatch(notesDismissed(cells.map(({ key }) => key)));
    sync?.editAll(cells, isReadFirst);
  };

/** One step of a person: a typed value, or a whole pasted block. */
export const setCells =
  (edits: readonly OfferEdit[]): Thunk<void> =>
  (dispatch, getState) => {
    dispatch(historyChanged(recorded(getState().history, edits)));
    dispatch(send(edits));
  };

/** The same of cells whatever stands in them now, those that are so already left alone. */
export const setOffers =
  (edits: readonly SetEdit[]): Thunk<void> =>
  (dispatch, getState) => {
    const lines = getState().sheet?.lines ?? [];
    dispatch(setCells(edits.flatMap((edit) => before(edit, lines))));
  };

/** Sets one cell. */
export const setCell =
  (line: Line, quantity: number): Thunk<void> =>
  (dispatch, getState) => {
    const listed = selectListed(getState());
    const found = listed && offeringOf(listed, line.offer.key);
    dispatch(setOffers([setOf(line, quantity, found?.isRefresh)]));
  };

const step =
  (take: typeof stepBack): Thunk<readonly CellEdit[]> =>
  (dispatch, getState) => {
    const valueNow = (edit: CellEdit) => String(casesAt(getState(), lineOf(edit as OfferEdit).key));
    const found = take(getState().history, valueNow);
    if (!found) return [];
    dispatch(historyChanged(found.history));
    // Every step was recorded with what its cells name.
    dispatch(send(found.edits as OfferEdit[], true));
    return found.edits;
  };

/** One step back. Returns what it changed; a cell that is somebody else's by now stays as it is. */
export const undo = () => step(stepBack);
export const redo = () => step(stepForward);

/** The person's word on a cell that someone else has changed: what is here, or what they made of it. */
export const resolveConflict =
  ({ line, mine }: Conflict, choice: 'mine' | 'theirs'): Thunk<void> =>
  (dispatch, _getState, { services: { sync } }) => {
    dispatch(notesDismissed([line.key]));
    sync?.discardConflicts([line.key]);
    if (choice === 'mine') dispatch(setCell(line, mine));
  };

/** Keeps back what an earlier visit left of cells that others may have changed: the person decides where they have. */
export const holdCells =
  (kept: readonly (LineEdit<Line> & { was?: number | undefined })[]): Thunk<Promise<void>> =>
  async (dispatch, getState, { services: { sync } }) => {
    if (!sync || kept.length === 0) return;
    for (const { line, quantity } of kept) sync.hold({ line, mine: quantity });
    sync.refresh();
    await sync.settled();
    const was = new Map(kept.map((each) => [each.line.key, each.was]));
    for (const conflict of getState().conflicts) {
      const { line, theirs } = conflict;
      if (isRead(sync.server(), line) && was.get(line.key) === theirs)
        dispatch(resolveConflict(conflict, 'mine'));
    }
  };

/** Writes what a dialog asks for. Resolves to why the server did not take it, null when it did; that can be undone. */
export const writeByDialog =
  (edit: SheetEdit, onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { services: { sync } }) => {
    if (!sync) return lostAnswer;
    const key = JSON.stringify(['dialog', edit]);
    // One that the server took, and that could not be read since, is another one.
    if (sync.all().some((each) => each.key === key && each.status !== 'accepted')) {
      // Pressed again while it waits for the person, or nobody knows: first it is looked for.
      sync.resume();
    } else {
      if (sync.all().every(({ status }) => status === 'accepted')) sync.resume();
      // Nothing that waits may be sent after it, and nothing that is unknown arrive after it.
      if (!(await sync.settled())) return getState().paused ?? lostAnswer;
      const held = getState().conflicts.filter(({ line }) => concerns(edit, line));
      sync.discardConflicts(held.map(({ line }) => line.key));
      dispatch(dialogBegan({ key, cells: before(edit, getState().sheet?.lines ?? []) }));
      sync.edit(key, edit);
    }
    await sync.outcome(key, onSearch);

    const { dialogs, paused, history } = getState();
    const { failure, cells } = dialogs.find((each) => each.key === key) ?? { cells: [] };
    if (!failure && paused) return paused;
    dispatch(dialogAnswered(key));
    if (failure) return failure;
    dispatch(historyChanged(recorded(history, cells)));
    return null;
  };

/** Says at the cells of a dialog that is closed by then why the server did not take what it sent. */
export const tellLate =
  (edit: SheetEdit, failure: Failure): Thunk<void> =>
  (dispatch, getState) => {
    const { paused, sheet } = getState();
    // It is kept, and waits to be sent.
    if (paused) return;
    for (const line of before(edit, sheet?.lines ?? []).map(lineOf)) {
      dispatch(editRefused({ line, asked: line.quantity, left: leftIn(failure), failure }));
    }
  };

/** What an edit changes, cell by cell, so that one undo takes it back. */
export function before(edit: SheetEdit, lines: readonly Line[]): OfferEdit[] {
  const cell = (
    { offer, locationId }: Omit<Line, 'key' | 'quantity'>,
    from: number,
    to: number,
  ) => ({
    rowKey: offer.key,
    columnId: columnOf(locationId),
    from: String(from),
    to: String(to),
    offer,
    locationId,
    isRefresh: edit.type === 'set' && edit.isRefresh,
  });
  if (edit.type === 'clear') {
    return lines.filter((line) => concerns(edit, line)).map((line) => cell(line, line.quantity, 0));
  }
  const { offer, quantity } = edit;
  return edit.locationIds
    .map((locationId) => {
      const key = cellKey(offer.key, locationId);
      const from = lines.find((line) => line.key === key)?.quantity ?? 0;
      return cell({ offer, locationId }, from, quantity);
    })
    .filter(({ from, to }) => from !== to);
}
