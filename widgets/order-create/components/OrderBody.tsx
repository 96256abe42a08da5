import { selectCanEdit } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { AddProducts } from './AddProducts';
import { ItemsSection, type GridProps } from './ItemsSection';
import { Summary } from './Summary';

/** An order: what can be added, its items, and what it comes to. */
export function OrderBody(grid: GridProps) {
  const { parts } = grid;
  const canEdit = useAppSelector(selectCanEdit);
  const orderId = useAppSelector((state) => state.orderId);
  return (
    <div className="ww-stack">
      {parts && <parts.News />}
      {parts && canEdit && orderId !== null && (
        <parts.EditDraft key={String(orderId)} orderId={orderId} />
      )}
      {parts && <parts.Removed />}
      {canEdit && <AddProducts />}
      <ItemsSection {...grid} />
      {parts && <parts.Refusals />}
      <Summary />
    </div>
  );
}
