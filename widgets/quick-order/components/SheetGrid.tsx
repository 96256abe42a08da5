import { useMemo, useState, type RefObject } from 'react';
import type { CellEdit, GridHandle, GridSource } from '@shared/grid/column';
import { Grid } from '@shared/grid/Grid';
import { t } from '@shared/i18n';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { useMoney } from '@shared/ui/useMoney';
import type { Listed } from '../model/answers';
import type { FilterName } from '../model/query';
import type { OfferRow, SheetRow } from '../model/rows';
import { columnOf, type OfferEdit, type Place } from '../model/sheet';
import { cellTyped, useAppDispatch, useAppSelector } from '../state/slice';
import { redo, setCells, undo } from '../state/thunks';
import { GridDialog } from './gridDialogs';
import { nameOf, sheetColumns } from './sheetColumns';
import { useCellState } from './useCellState';

interface Props {
  handle: RefObject<GridHandle | null>;
  rows: readonly SheetRow[];
  places: readonly Place[];
  listed: Listed;
  list: ListQueryState<FilterName>;
  /** Hears of each step back or forward, and leads to its row. */
  onStep: (step: readonly CellEdit[]) => readonly CellEdit[];
}

/** A dialog about one row, or about cells that are to be emptied. */
type Asked =
  | { about: 'add' | 'delete'; row: OfferRow }
  | { about: 'empty'; cells: readonly OfferEdit[] };

/** Products down, locations across. */
export function SheetGrid({ handle, rows, places, listed, list, onStep }: Props) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(places, listed, setAsked);
  const stateOf = useCellState(places);
  const source = useMemo(
    (): GridSource<SheetRow> => ({
      rows,
      columns,
      keyOf: ({ key }) => key,
      nameOf,
      stateOf,
    }),
    [columns, rows, stateOf],
  );
  const restored = useAppSelector((state) => state.restored);
  const offersOf = (edits: readonly CellEdit[]) =>
    edits.flatMap((edit) => named(edit, rows, places));
  const { orderBy } = list.query;
  const sortedBy = orderBy.replace('-', '') || 'name';
  const isDescending = orderBy.startsWith('-');
  return (
    <>
      {asked && <GridDialog asked={asked} places={places} onClose={() => setAsked(null)} />}
      <Grid
        // A cell that is restored is open from the start.
        key={restored ? `${restored.columnId} ${restored.rowKey}` : ''}
        label={t('Cases by product and location')}
        handle={handle}
        source={source}
        draft={{
          initial: restored,
          onTyping: (typed) => dispatch(cellTyped(typed)),
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
          clear: (cells) => {
            const full = cells.filter(({ from }) => from !== '0');
            const emptied = offersOf(full.map((cell) => ({ ...cell, to: '0' })));
            setAsked({ about: 'empty', cells: emptied });
          },
          undo: () => onStep(dispatch(undo())),
          redo: () => onStep(dispatch(redo())),
        }}
      />
    </>
  );
}

/** The edit with what it names. */
function named(edit: CellEdit, rows: readonly SheetRow[], places: readonly Place[]): OfferEdit[] {
  const row = rows.find(({ key }) => key === edit.rowKey);
  const place = places.find(({ id }) => columnOf(id) === edit.columnId);
  if (row?.kind !== 'offer' || !place) return [];
  return [{ ...edit, offer: row.ref, locationId: place.id, isRefresh: row.isRefresh }];
}

/** The same columns as long as what they show is the same: every row is drawn again otherwise. */
function useColumns(
  places: readonly Place[],
  { canOrder, orders }: Listed,
  onAsk: (asked: Asked) => void,
) {
  const locale = useLocale();
  const money = useMoney();
  const written = JSON.stringify(orders);
  return useMemo(() => {
    const about = (what: 'add' | 'delete') => (row: OfferRow) => onAsk({ about: what, row });
    return sheetColumns({
      places,
      locale,
      money,
      canOrder,
      orders: JSON.parse(written) as string[],
      onAdd: about('add'),
      onDelete: about('delete'),
    });
  }, [canOrder, locale, money, onAsk, places, written]);
}
