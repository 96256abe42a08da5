import { useMemo } from 'react';
import * as v from 'valibot';
import { useWidget } from '@shared/mount/WidgetContext';
import { joinBy, UnsavedDraft } from '@shared/sync/UnsavedDraft';
import { useFormerQuantities } from '@shared/sync/useFormerQuantities';
import { cellKey, columnOf, type Sheet } from '../model/sheet';
import { cellRestored, useAppDispatch, useAppSelector } from '../state/slice';
import { holdCell, setCells } from '../state/thunks';

const id = v.union([v.string(), v.number()]);
const cases = v.pipe(v.number(), v.integer(), v.minValue(0));
const offer = v.object({
  key: v.string(),
  name: v.string(),
  variantId: id,
  packageSizeId: v.nullable(id),
});

/** Cases that the server does not have yet, with those that it had, and what is typed in the open cell. */
const schema = v.object({
  cells: v.array(v.object({ offer, locationId: id, quantity: cases, was: cases })),
  typed: v.nullable(v.object({ rowKey: v.string(), columnId: v.string(), text: v.string() })),
});
type Kept = v.InferOutput<typeof schema>;
type KeptCell = Kept['cells'][number];

const keyOf = ({ offer: { key }, locationId }: KeptCell) => cellKey(key, locationId);
const joinCells = joinBy(keyOf);
const casesIn = ({ lines }: Sheet, key: string) =>
  lines.find((line) => line.key === key)?.quantity ?? 0;

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function SheetDraft({ sheet }: { sheet: Sheet }) {
  const dispatch = useAppDispatch();
  const { slug = '' } = useWidget().config;
  const unsaved = useUnsaved(sheet);
  const restore = ({ cells, typed }: Kept) => {
    // Somebody else has set another number since: the person decides.
    const isOld = (cell: KeptCell) => casesIn(sheet, keyOf(cell)) !== cell.was;
    dispatch(
      setCells(
        cells
          .filter((cell) => !isOld(cell))
          .map(({ offer: ref, locationId, quantity, was }) => ({
            rowKey: ref.key,
            columnId: columnOf(locationId),
            from: String(was),
            to: String(quantity),
            offer: ref,
            locationId,
            isRefresh: false,
          })),
      ),
    );
    for (const cell of cells.filter(isOld)) dispatch(holdCell({ ...cell, key: keyOf(cell) }));
    if (typed) dispatch(cellRestored(typed));
  };
  return (
    <UnsavedDraft<Kept>
      record={slug}
      schema={schema}
      value={unsaved}
      merge={(earlier, later) => ({
        cells: joinCells(earlier.cells, later.cells),
        typed: later.typed ?? earlier.typed,
      })}
      isUrgent={useAppSelector((state) => state.paused !== null)}
      stillUnsaved={({ cells, typed }) => {
        const left = cells.filter((cell) => casesIn(sheet, keyOf(cell)) !== cell.quantity);
        return left.length > 0 || typed ? { cells: left, typed } : null;
      }}
      onRestore={restore}
    />
  );
}

/** What the server does not have: a new object only when something in it changed. */
function useUnsaved(sheet: Sheet): Kept | null {
  const pending = useAppSelector((state) => state.pending);
  const conflicts = useAppSelector((state) => state.conflicts);
  const typed = useAppSelector((state) => state.typed);
  const open = useMemo(
    () => new Set([...pending, ...conflicts.map(({ line }) => line.key)]),
    [conflicts, pending],
  );
  const former = useFormerQuantities(sheet.lines, open);
  return useMemo(() => {
    const cells = sheet.lines
      .filter(({ key }) => open.has(key))
      .map(({ key, offer: ref, locationId, quantity }) => ({
        offer: ref,
        locationId,
        quantity,
        was: former.get(key)?.quantity ?? 0,
      }));
    return cells.length > 0 || typed ? { cells, typed } : null;
  }, [former, open, sheet, typed]);
}
