import { useMemo } from 'react';
import * as v from 'valibot';
import type { TypedCell } from '@shared/grid/column';
import { useWidget } from '@shared/mount/WidgetContext';
import { LineDraft } from '@shared/sync/LineDraft';
import { columnOf, type Sheet } from '../model/sheet';
import { cellRestored, useAppDispatch, useAppSelector } from '../state/slice';
import { holdCell, setCells } from '../state/thunks';

const id = v.union([v.string(), v.number()]);
const lineSchema = v.object({
  key: v.string(),
  offer: v.object({
    key: v.string(),
    name: v.string(),
    variantId: id,
    packageSizeId: v.nullable(id),
  }),
  locationId: id,
  quantity: v.number(),
});
const textSchema = v.object({ rowKey: v.string(), columnId: v.string(), text: v.string() });
const textKey = ({ rowKey, columnId }: TypedCell) => JSON.stringify([rowKey, columnId]);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function SheetDraft({ sheet: { lines } }: { sheet: Sheet }) {
  const dispatch = useAppDispatch();
  const { slug = '' } = useWidget().config;
  const pending = useAppSelector((state) => state.pending);
  const conflicts = useAppSelector((state) => state.conflicts);
  const typed = useAppSelector((state) => state.typed);
  const edits = useMemo(() => {
    const open = new Set([...pending, ...conflicts.map(({ line }) => line.key)]);
    const unsaved = lines.filter(({ key }) => open.has(key));
    return unsaved.map((line) => ({ line, quantity: line.quantity }));
  }, [conflicts, lines, pending]);
  return (
    <LineDraft
      {...{ lines, edits, lineSchema, textSchema, textKey }}
      record={slug}
      texts={useMemo(() => (typed ? [typed] : []), [typed])}
      isPaused={useAppSelector((state) => state.paused !== null)}
      onRestore={(unsaved, changed, texts) => {
        const cells = unsaved.map(({ line: { offer, locationId }, quantity, was }) => ({
          rowKey: offer.key,
          columnId: columnOf(locationId),
          from: String(was),
          to: String(quantity),
          offer,
          locationId,
          isRefresh: false,
        }));
        dispatch(setCells(cells));
        for (const { line, quantity } of changed) dispatch(holdCell({ ...line, quantity }));
        const cell = texts.at(-1);
        if (cell) dispatch(cellRestored(cell));
      }}
    />
  );
}
