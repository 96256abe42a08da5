import type { CellEdit } from '@shared/grid/column';
import type { Id } from '@shared/answers/id';
import { differencesOf } from '@shared/sync/conflicts';
import type { LineChange, LineConflict } from '@shared/sync/lineNotes';

export interface SheetLocation {
  id: Id;
  name: string;
}

/** What can be ordered, as the calls name it. */
export interface OfferRef {
  /** Unique among all offers of the seller; the key of its row. */
  key: string;
  name: string;
  variantId: Id;
  /** In batch-queues mode, where it is what the calls name. */
  packageSizeId: Id | null;
}

export const offerKey = (variantId: Id, packageSizeId: Id | null): string =>
  packageSizeId === null ? `variant ${variantId}` : `size ${packageSizeId}`;

/** One cell: an offer at a location. The server chooses the ids: as JSON no two cells have one key. */
export const cellKey = (offer: string, locationId: Id): string =>
  JSON.stringify([offer, String(locationId)]);

/** The grid's word for the column of a location. */
export const columnOf = (locationId: Id): string => `at ${locationId}`;

/** What is ordered of an offer at a location. */
export interface Line {
  key: string;
  offer: OfferRef;
  locationId: Id;
  /** Whole cases, at least 1. */
  quantity: number;
}

/** What a location orders of the seller. Amounts are the server's; null where it did not say. */
export interface LocationTotal extends SheetLocation {
  subtotal: string | null;
  minimum: string | null;
  missing: string | null;
}

/** What an offer comes to at all the locations that an answer told of, by the server's word. */
export interface RowSum {
  /** Of the offer. */
  key: string;
  cases: number | null;
  /** An amount; null where the server did not say. */
  price: string | null;
}

/** What the server holds of the sheet. */
export interface Sheet {
  /** The locations of which it is known, as text. */
  readIds: readonly string[];
  lines: readonly Line[];
  totals: readonly LocationTotal[];
  /** The latest of each offer. */
  sums: readonly RowSum[];
  /** Lines of all carts of the buyer, for the page's cart button. */
  totalItems: number | null;
}

/** Whether the sheet tells what is ordered in a cell, if only that nothing is. */
export const isRead = ({ readIds }: Sheet, { locationId }: Pick<Line, 'locationId'>): boolean =>
  readIds.includes(String(locationId));

/** What an answer tells of: of its own locations, and of nothing else. */
export interface SheetAnswer extends Sheet {
  stock: readonly Stock[];
}

/** How many cases more of an offer can be had; null where the seller does not tell. */
export interface Stock {
  key: string;
  available: number | null;
}

/** Sets an offer at one location, the cell, or at several by one call. 0 removes it. */
export interface SetEdit {
  type: 'set';
  offer: OfferRef;
  locationIds: readonly Id[];
  /** Whole cases. */
  quantity: number;
  /** Changes what other rows can be had of: see the decision in the README. */
  isRefresh: boolean;
}

/** What sets a cell to so many cases. */
export const setOf = (
  { offer, locationId }: Pick<Line, 'offer' | 'locationId'>,
  quantity: number,
  isRefresh = false,
): SetEdit => ({ type: 'set', offer, locationIds: [locationId], quantity, isRefresh });

/** An edit of a cell that names what it sets: its row may be on another page when it is taken back. */
export interface OfferEdit extends CellEdit {
  offer: OfferRef;
  locationId: Id;
  isRefresh: boolean;
}

/** Empties the sheet at some locations. */
export interface ClearEdit {
  type: 'clear';
  locationIds: readonly Id[];
}

export type SheetEdit = SetEdit | ClearEdit;

export const wantedBy = (edit: SheetEdit): number => (edit.type === 'clear' ? 0 : edit.quantity);

const isAt = ({ locationIds }: SheetEdit, id: Id) =>
  locationIds.some((each) => String(each) === String(id));

/** Whether an edit is what changed this line. */
export const concerns = (edit: SheetEdit, { offer, locationId }: Line): boolean =>
  (edit.type === 'clear' || edit.offer.key === offer.key) && isAt(edit, locationId);

/** The sheet with all edits over it, the last one of a cell counting. */
export function withEdits(sheet: Sheet, edits: readonly SheetEdit[]): Sheet {
  if (edits.length === 0) return sheet;
  const lines = new Map(sheet.lines.map((line) => [line.key, line]));
  for (const edit of edits) {
    if (edit.type === 'clear') {
      for (const line of [...lines.values()]) if (concerns(edit, line)) lines.delete(line.key);
      continue;
    }
    const { offer, quantity } = edit;
    for (const locationId of edit.locationIds) {
      const key = cellKey(offer.key, locationId);
      if (quantity === 0) lines.delete(key);
      else lines.set(key, { key, offer, locationId, quantity });
    }
  }
  return { ...sheet, lines: [...lines.values()] };
}

export function isApplied({ lines, readIds }: Sheet, edit: SheetEdit): boolean {
  if (!edit.locationIds.every((id) => readIds.includes(String(id)))) return false;
  if (edit.type === 'clear') return !lines.some((line) => concerns(edit, line));
  const at = lines.filter((line) => concerns(edit, line));
  return edit.quantity === 0
    ? at.length === 0
    : at.length === edit.locationIds.length &&
        at.every(({ quantity }) => quantity === edit.quantity);
}

/** The sheet after an answer: of the locations of which that tells, only what it says counts. */
export function merged(sheet: Sheet, answer: SheetAnswer): Sheet {
  const isTold = (id: Id) => answer.readIds.includes(String(id));
  return {
    readIds: [...new Set([...sheet.readIds, ...answer.readIds])],
    lines: [...sheet.lines.filter(({ locationId }) => !isTold(locationId)), ...answer.lines],
    totals: [...sheet.totals.filter(({ id }) => !isTold(id)), ...answer.totals],
    sums: [...new Map([...sheet.sums, ...answer.sums].map((sum) => [sum.key, sum])).values()],
    totalItems: answer.totalItems ?? sheet.totalItems,
  };
}

/** What someone else did to a cell between two answers of the server; 0 is one that was empty. */
export type Change = LineChange<Line>;

/** A cell that this screen edits and someone else has changed. */
export type Conflict = LineConflict<Line>;

/** The cells whose cases are others in `now` than in `before`, of the locations of which both tell. */
export function differences(before: Sheet, now: Sheet): Change[] {
  const isKnown = (line: Line) => isRead(before, line) && isRead(now, line);
  return differencesOf(before.lines.filter(isKnown), now.lines.filter(isKnown));
}
