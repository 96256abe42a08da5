import { useMemo } from 'react';
import * as v from 'valibot';
import type { TypedCell } from '@shared/grid/column';
import { id } from '@shared/mount/config';
import { useWidget } from '@shared/mount/WidgetContext';
import { cases, LineDraft } from '@shared/sync/LineDraft';
import { cellKey, isRead, setOf, type Sheet } from '../model/sheet';
import { cellRestored, useAppDispatch, useAppSelector } from '../state/slice';
import { holdCells, setOffers } from '../state/thunks';

const location = {
  offer: v.object({
    key: v.string(),
    name: v.string(),
    variantId: id(),
    packageSizeId: v.nullable(id()),
  }),
  locationId: id(),
};
const lineSchema = v.object({ ...location, key: v.string(), quantity: v.number() });
const textSchema = v.object({
  rowKey: v.string(),
  columnId: v.string(),
  text: v.string(),
  name: v.optional(v.string()),
});
const textKey = ({ rowKey, columnId }: TypedCell) => JSON.stringify([rowKey, columnId]);

/** As an earlier version kept the same. */
const formerSchema = v.pipe(
  v.object({
    cells: v.array(v.object({ ...location, quantity: cases, was: cases })),
    typed: v.nullable(textSchema),
  }),
  v.transform(({ cells, typed }) => [
    ...cells.map(({ was, ...cell }) => {
      const line = { ...cell, key: cellKey(cell.offer.key, cell.locationId) };
      return { line, quantity: cell.quantity, was };
    }),
    ...(typed ? [typed] : []),
  ]),
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function SheetDraft({ sheet }: { sheet: Sheet }) {
  const dispatch = useAppDispatch();
  const { slug = '' } = useWidget().config;
  const pending = useAppSelector((state) => state.pending);
  const conflicts = useAppSelector((state) => state.conflicts);
  const typed = useAppSelector((state) => state.typed);
  const unsaved = useMemo(() => {
    const asked = conflicts.map(({ line, mine }) => ({ line, quantity: mine }));
    const edits = pending.map((line) => ({ line, quantity: line.quantity }));
    return [...edits, ...asked, ...(typed ? [typed] : [])];
  }, [conflicts, pending, typed]);
  return (
    <LineDraft
      {...{ unsaved, lineSchema, textSchema, textKey, formerSchema }}
      record={slug}
      lines={sheet.lines}
      isRead={(line) => isRead(sheet, line)}
      onRestore={(edits, changed, texts) => {
        dispatch(setOffers(edits.map(({ line, quantity }) => setOf(line, quantity))));
        void dispatch(holdCells(changed));
        const cell = texts.at(-1);
        if (cell) dispatch(cellRestored(cell));
      }}
    />
  );
}
