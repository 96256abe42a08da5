import { useMemo, useState, type RefObject } from 'react';
import type { CellEdit, GridHandle, GridSource } from '@shared/grid/column';
import { Grid } from '@shared/grid/Grid';
import { t } from '@shared/page/i18n';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { useClearing } from '@shared/sync/useClearing';
import { useMoney } from '@shared/ui/useMoney';
import { useStable } from '@shared/store/useStable';
import type { Listed } from '../model/answers';
import type { FilterName } from '../model/query';
import type { OfferRow, SheetRow } from '../model/rows';
import { columnOf, type OfferEdit, type SheetLocation } from '../model/sheet';
import { cellTyped, useAppDispatch, useAppSelector } from '../state/slice';
import { redo, setCells, undo } from '../state/thunks';
import { AddDialog } from './AddDialog';
import { DeleteDialog } from './DeleteDialog';
import { nameOf, sheetColumns } from './sheetColumns';
import { useCellState } from './useCellState';

interface Props {
  handle: RefObject<GridHandle | null>;
  rows: readonly SheetRow[];
  locations: readonly SheetLocation[];
  listed: Listed;
  list: ListQueryState<FilterName>;
  /** Hears of each step back or forward, and leads to its row. */
  onStep: (step: readonly CellEdit[]) => readonly CellEdit[];
}

/** A dialog about one row. */
interface Asked {
  about: 'add' | 'delete';
  row: OfferRow;
}

/** Products down, locations across. */
export function SheetGrid({ handle, rows, locations, listed, list, onStep }: Props) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  const RowDialog = asked?.about === 'add' ? AddDialog : DeleteDialog;
  const columns = useColumns(locations, listed, setAsked);
  const stateOf = useCellState(locations);
  const source = useMemo(
    (): GridSource<SheetRow> => ({
      rows,
      columns,
      keyOf: ({ key }) => key,
      nameOf,
      stateOf,
      isSummary: ({ kind }) => kind === 'total',
    }),
    [columns, rows, stateOf],
  );
  const left = useAppSelector((state) => state.restored);
  const [restored, setRestored] = useState<typeof left>(null);
  const rowOf = (rowKey: string) => rows.find(({ key }) => key === rowKey);
  // Its cell may come with another page. It begins the grid anew once: what is typed since stays.
  const isHere = left && rowOf(left.rowKey) && columns.some(({ id }) => id === left.columnId);
  if (left !== restored && isHere) setRestored(left);
  const offersOf = (edits: readonly CellEdit[]) =>
    edits.flatMap((edit) => named(edit, rows, locations));
  const [clear, clearDialog] = useClearing((cells) => dispatch(setCells(offersOf(cells))));
  const { orderBy } = list.query;
  const sortedBy = orderBy.replace('-', '') || 'name';
  const isDescending = orderBy.startsWith('-');
  return (
    <>
      {asked && <RowDialog row={asked.row} locations={locations} onClose={() => setAsked(null)} />}
      {clearDialog}
      <Grid
        // A cell that is restored is open from the start.
        key={restored ? `${restored.columnId} ${restored.rowKey}` : ''}
        label={t('Cases by product and location')}
        handle={handle}
        source={source}
        draft={{
          initial: restored,
          onTyping: (typed) => {
            const row = typed && rowOf(typed.rowKey);
            dispatch(
              cellTyped(
                typed && { ...typed, name: row?.kind === 'offer' ? row.product.name : undefined },
              ),
            );
          },
        }}
        sort={{
          columnId: sortedBy,
          isDescending,
          onSort: (id) => {
            const isTurned = id === sortedBy && !isDescending;
            list.change({ orderBy: isTurned ? `-${id}` : id });
          },
        }}
        actions={{
          edit: (edits) => dispatch(setCells(offersOf(edits))),
          clear,
          undo: () => onStep(dispatch(undo())),
          redo: () => onStep(dispatch(redo())),
        }}
      />
    </>
  );
}

/** The edit with what it names. */
function named(
  edit: CellEdit,
  rows: readonly SheetRow[],
  locations: readonly SheetLocation[],
): OfferEdit[] {
  const row = rows.find(({ key }) => key === edit.rowKey);
  const location = locations.find(({ id }) => columnOf(id) === edit.columnId);
  if (row?.kind !== 'offer' || !location) return [];
  return [{ ...edit, offer: row.ref, locationId: location.id, isRefresh: row.isRefresh }];
}

/** The same columns as long as what they show is the same: every row is drawn again otherwise. */
function useColumns(
  locations: readonly SheetLocation[],
  { canOrder, ...listed }: Listed,
  onAsk: (asked: Asked) => void,
) {
  const locale = useLocale();
  const money = useMoney();
  const orders = useStable(listed.orders);
  return useMemo(() => {
    const about = (what: 'add' | 'delete') => (row: OfferRow) => onAsk({ about: what, row });
    return sheetColumns({
      locations,
      locale,
      money,
      canOrder,
      orders,
      onAdd: about('add'),
      onDelete: about('delete'),
    });
  }, [canOrder, locale, money, onAsk, orders, locations]);
}
