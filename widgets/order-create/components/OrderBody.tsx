import { useRef } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { selectCanEdit, selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { AddProducts } from './AddProducts';
import { ItemsSection, type GridProps } from './ItemsSection';
import { Summary } from './Summary';

/** An order: what can be added, its items, and what it comes to. */
export function OrderBody(grid: GridProps) {
  const { parts } = grid;
  const canEdit = useAppSelector(selectCanEdit);
  const handle = useRef<GridHandle>(null);
  const isEmpty = useAppSelector((state) => selectOrder(state)?.item_count === 0);
  const orderId = useAppSelector((state) => state.orderId);
  return (
    <div className="ww-stack">
      {parts && <parts.News />}
      {parts && canEdit && orderId !== null && (
        <parts.EditDraft key={String(orderId)} orderId={orderId} />
      )}
      {parts && <parts.Removed />}
      {canEdit && <AddProducts tools={parts && !isEmpty && <parts.OrderTools handle={handle} />} />}
      <ItemsSection {...grid} handle={handle} />
      {parts && <parts.Refusals />}
      <Summary />
    </div>
  );
}
