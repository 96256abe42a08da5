import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusedElement, mayTakeFocus } from '@shared/focus/focused';
import type {
  CellEdit,
  CellState,
  Column,
  GridActions,
  GridHandle,
  TypedCell,
} from '@shared/grid/column';
import { Grid } from '@shared/grid/Grid';
import { keyOf } from '@shared/orders/itemEdits';
import { t } from '@shared/page/i18n';
import { failureText } from '@shared/ui/failureText';
import { rowKey, type OrderItem } from '../model/order';
import { changeCells, clearCells, redo, revealItem, undo } from '../state/edits';
import { showRows } from '../state/thunks';
import {
  selectFormer,
  selectItems,
  selectItemsBeingRemoved,
  selectPendingKeys,
  selectRefusals,
  selectRuleErrors,
  selectView,
} from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import { useColumns } from './useColumns';

interface Props {
  handle: RefObject<GridHandle | null>;
  /** Columns that the person does without. */
  hidden: readonly string[];
}

/** The items of one page as a grid. */
export function ItemsGrid({ handle, hidden }: Props) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  const page = useAppSelector((state) => selectView(state)?.page);
  const { orderBy } = useAppSelector((state) => state.query);
  const columns = useColumns(hidden);
  const stateOf = useCellStates(columns);
  const restored = useAppSelector((state) => state.restoredCell);
  const isTyping = useAppSelector((state) => state.typedCell !== null);
  const keepTyped = useCallback(
    (typedCell: TypedCell | null) => dispatch(changed({ typedCell })),
    [dispatch],
  );
  const reveal = useReveal(handle, items);
  if (!page || items.length === 0) return null;

  const isDescending = orderBy.startsWith('-');
  const sortedBy = orderBy.replace('-', '');
  const itemsOf = (keys: string[]) => items.filter((item) => keys.includes(rowKey(item)));
  const actions: GridActions = {
    edit: (edits) => dispatch(changeCells(edits)),
    zero: (keys) => dispatch(changed({ pendingRemovals: itemsOf(keys) })),
    pasted: (report) => dispatch(changed({ report })),
    clear: (cells) => dispatch(clearCells(cells)),
    undo: () => dispatch(undo()),
    redo: () => dispatch(redo()),
    reveal,
  };
  return (
    <Grid
      // A cell that is restored is open from the start.
      key={restored ? `${restored.columnId} ${restored.rowKey}` : ''}
      draft={{ initial: isTyping ? restored : null, onTyping: keepTyped }}
      label={t('Items')}
      handle={handle}
      source={{
        rows: items,
        columns,
        keyOf: rowKey,
        nameOf,
        stateOf,
        offset: (page.page - 1) * page.per_page,
        total: page.result_count,
      }}
      sort={{
        columnId: sortedBy,
        isDescending,
        onSort: (id) => {
          const isTurned = id === sortedBy && !isDescending;
          void dispatch(showRows({ orderBy: isTurned ? `-${id}` : id }));
        },
      }}
      actions={actions}
    />
  );
}

/** Brings the row of an edit into the grid, and leads to its cell unless the person has gone on elsewhere by then. */
function useReveal(handle: RefObject<GridHandle | null>, items: readonly OrderItem[]) {
  const dispatch = useAppDispatch();
  const wanted = useRef<CellEdit | null>(null);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    const sought = wanted.current;
    if (!sought || !items.some((item) => rowKey(item) === sought.rowKey)) return;
    wanted.current = null;
    const focused = focusedElement();
    const isInGrid = focused?.matches('[data-cell]') === true;
    if (isInGrid || mayTakeFocus(from.current))
      handle.current?.focusCell(sought.rowKey, sought.columnId);
  }, [handle, items]);
  return (edit: CellEdit) => {
    from.current = focusedElement();
    wanted.current = edit;
    void dispatch(revealItem(edit.rowKey));
  };
}

const nameOf = ({ product_name }: OrderItem) => product_name;

/** What there is to say of a cell: on its way, refused, changed, against the rules. */
function useCellStates(columns: readonly Column<OrderItem>[]) {
  const pending = useAppSelector(selectPendingKeys);
  const removing = useAppSelector(selectItemsBeingRemoved);
  const refusals = useAppSelector(selectRefusals);
  const former = useAppSelector(selectFormer);
  const rules = useAppSelector(selectRuleErrors);

  return useCallback(
    (item: OrderItem, columnId: string): CellState | undefined => {
      const key = rowKey(item);
      const own = keyOf(item);
      const isRemoved = removing.has(key);
      if (columnId === 'product_name') return { isPending: isRemoved, error: rules.get(key) };
      if (columnId === 'line_total' || columnId === 'units') {
        const isChanging = pending.has(`quantity ${own}`) || pending.has(`price ${own}`);
        return { isPending: isRemoved || isChanging };
      }
      if (columnId !== 'quantity' && columnId !== 'price') return undefined;
      const refusal = refusals.get(`${columnId} ${own}`);
      const was = former.get(`${columnId} ${key}`);
      const isPrice = columnId === 'price';
      const now = isPrice ? item.price : String(item.quantity);
      const before = { ...item, ...(isPrice ? { price: was ?? '' } : { quantity: Number(was) }) };
      return {
        isPending: isRemoved || pending.has(`${columnId} ${own}`),
        error: refusal && failureText(refusal.failure),
        was:
          was === undefined || was === now
            ? undefined
            : columns.find(({ id }) => id === columnId)?.text(before),
      };
    },
    [columns, former, pending, refusals, removing, rules],
  );
}
