import * as v from 'valibot';
import { groupBy } from '@shared/answers/groupBy';
import { newKey } from '@shared/drafts/newKey';
import { mostLegal, nextLegal } from '@shared/format/quantity';
import type { ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';
import { isSameId, type Id } from '@shared/answers/id';
import { id } from '@shared/mount/config';
import { tooManyText } from '@shared/sync/lineTexts';
import { foldName, type Catalog } from './catalog';
import { linesOf } from './pastedText';
import type { Offering } from './rows';
import { setOf, type SetEdit } from './sheet';

/** Lines that a list may have at once. */
export const mostLines = 2000;

/** Plain JSON: a list outlives a reload. */
const listRow = v.object({
  key: v.string(),
  /** As it was pasted. */
  text: v.string(),
  /** Cases as plain text, or what was typed. */
  quantity: v.string(),
  /** Of the product that it is; null until one is known. */
  offer: v.nullable(v.string()),
  /** Of several to which its name belongs. */
  fits: v.array(v.string()),
  /** The quantities of the lines that were made one; none where it is one. */
  sums: v.array(v.string()),
  /** Where it is still to be written; null at all chosen locations. */
  at: v.nullable(v.array(id())),
  /** Why the server did not take it. */
  refused: v.nullable(v.object({ says: v.string(), left: v.nullable(v.number()) })),
});
export type ListRow = v.InferOutput<typeof listRow>;

export const listDraft = v.object({ text: v.string(), rows: v.array(listRow), at: v.array(id()) });
export type ListDraft = v.InferOutput<typeof listDraft>;

const isCases = (quantity: string) => /^[1-9]\d{0,5}$/.test(quantity);

/** Reads a list. What is not exactly one product's SKU or name stays open. */
export function rowsOfText(text: string, catalog: Catalog, read: ReadNumber): ListRow[] {
  return linesOf(text, read).map((readings) => {
    const found = readings.map((reading) => ({ reading, offers: catalog.exact(reading.names) }));
    const { reading, offers } = found.find((each) => each.offers.length > 0) ??
      found.find((each) => each.reading.quantity !== '') ?? { reading: readings[0], offers: [] };
    const keys = offers.map(({ ref }) => ref.key);
    return {
      key: newKey(),
      text: reading?.names[0] ?? '',
      quantity: reading?.quantity ?? '',
      offer: keys.length === 1 ? (keys[0] ?? null) : null,
      fits: keys.length > 1 ? keys : [],
      sums: [],
      at: null,
      refused: null,
    };
  });
}

/** Makes one of the lines that ask for the same; their quantities are added. */
export function withoutDoubles(rows: readonly ListRow[]): ListRow[] {
  const merged = new Map<string, ListRow>();
  for (const row of rows) {
    const name = row.offer ?? `text ${foldName(row.text)}`;
    const key = isCases(row.quantity) ? JSON.stringify([name, row.at]) : row.key;
    const first = merged.get(key);
    const sumsOf = ({ sums, quantity }: ListRow) => (sums.length > 0 ? sums : [quantity]);
    merged.set(
      key,
      first
        ? {
            ...first,
            quantity: String(Number(first.quantity) + Number(row.quantity)),
            sums: [...sumsOf(first), ...sumsOf(row)],
            refused: null,
          }
        : row,
    );
  }
  return [...merged.values()];
}

/** What a list is held against. */
export interface Known {
  catalog: Catalog;
  /** Where it is to be written. */
  locationIds: readonly Id[];
  /** Cases of an offer at a location now. */
  casesAt: (offer: string, locationId: Id) => number;
  /** Cases more that can be had of an offer; null where the seller does not tell. */
  left: (offering: Offering) => number | null;
}

/** Why a row cannot be written. */
export interface Problem {
  says: string;
  /** Cases that it could have. */
  set: number | null;
}

const idsOf = ({ at }: ListRow, { locationIds }: Known): readonly Id[] => at ?? locationIds;

/** What a row changes, cell by cell. */
function editsOf(row: ListRow, known: Known): SetEdit[] {
  const offering = row.offer === null ? undefined : known.catalog.byKey.get(row.offer);
  if (!offering) return [];
  const { ref, isRefresh } = offering;
  return idsOf(row, known)
    .filter((locationId) => known.casesAt(ref.key, locationId) !== Number(row.quantity))
    .map((locationId) => setOf({ offer: ref, locationId }, Number(row.quantity), isRefresh));
}

/** Why a row is not ready to be written; null where it is. */
export function problemOf(row: ListRow, known: Known): Problem | null {
  const { offer, quantity, fits, refused } = row;
  const offering = offer === null ? undefined : known.catalog.byKey.get(offer);
  const problem = (says: string, set = 0): Problem => ({ says, set: set > 0 ? set : null });
  if (!offering) {
    return problem(
      fits.length > 0
        ? t('Several products have this name. Choose one.')
        : t('No product has this SKU or name.'),
    );
  }
  if (!isCases(quantity)) return problem(t('Enter at least 1 case.'));
  const { choice } = offering;
  const { minimum, increment, is_saleable: isSold } = choice;
  const asked = Number(quantity);
  const least = nextLegal({ ...choice, quantity: 0 }, 1);
  if (!isSold) return problem(t('This is not sold at present.'));
  if (refused) {
    return problem(refused.says, refused.left === null ? 0 : mostLegal(refused.left, choice));
  }
  if (asked < minimum || asked % increment > 0) {
    return problem(
      t('Order at least %(minimum)s, in steps of %(increment)s.', { minimum, increment }),
      mostLegal(asked, choice) || least,
    );
  }
  const left = known.catalog.allowsOver ? null : known.left(offering);
  const edits = editsOf(row, known);
  if (left === null || edits.length === 0) return null;
  const has = edits.map(({ locationIds: [at = ''] }) => known.casesAt(offering.ref.key, at));
  const most = Math.floor((left + has.reduce((sum, each) => sum + each, 0)) / edits.length);
  if (asked <= most) return null;
  return problem(tooManyText(asked, most), mostLegal(most, choice));
}

/** An edit of one cell, and the row that asks for it. */
export interface RowEdit {
  row: string;
  edit: SetEdit;
}

/** What writing the rows that are ready would do. */
export function planOf(rows: readonly ListRow[], known: Known) {
  const edits = rows.flatMap((row) => editsOf(row, known).map((edit) => ({ row: row.key, edit })));
  const isReplaced = ({ edit: { offer, locationIds } }: RowEdit) =>
    locationIds.some((at) => known.casesAt(offer.key, at) > 0);
  const cells = rows.reduce((sum, row) => sum + idsOf(row, known).length, 0);
  return {
    edits,
    cases: rows.reduce((sum, row) => sum + Number(row.quantity) * idsOf(row, known).length, 0),
    replaced: edits.filter(isReplaced).length,
    same: cells - edits.length,
  };
}

/** What became of an edit: the server took it, refused it, or it was not sent. */
export interface Outcome extends RowEdit {
  status: 'taken' | 'refused' | 'left';
  refused: ListRow['refused'];
}

/** The rows after some of their cells were written: those that are done go, others keep what is still to be written. */
export function afterWrite(
  rows: readonly ListRow[],
  outcomes: readonly Outcome[],
  locationIds: readonly Id[],
): ListRow[] {
  const byRow = groupBy(outcomes, ({ row }) => row);
  return rows.flatMap((row) => {
    const own = byRow.get(row.key);
    if (!own) return [row];
    const all = row.at ?? locationIds;
    const open = all.filter((locationId) =>
      own.some(
        ({ status, edit }) =>
          status !== 'taken' && isSameId(edit.locationIds[0] ?? null, locationId),
      ),
    );
    if (open.length === 0) return [];
    const refused = own.find((each) => each.refused)?.refused ?? null;
    return [{ ...row, at: open.length < all.length ? [...open] : row.at, refused }];
  });
}
