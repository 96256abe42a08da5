import type { OrderItem } from '../contract/orderingShapes';
import { t } from '../page/i18n';
import { RemovedToast } from '../sync/RemovedToast';

interface Props {
  /** What the next undo brings back. */
  removed: readonly OrderItem[];
  /** Whether the person may set prices by hand: else those do not come back. */
  maySetPrices: boolean;
  /** Brings it back; the screen says where the focus goes. */
  onUndo: (first: OrderItem) => void;
  onDismiss: () => void;
}

/** Offers to bring back the items of an order that went last, with the cases and the prices that they had. */
export const RemovedItems = ({ removed, maySetPrices, ...on }: Props) => (
  <RemovedToast removed={removed} nameOf={({ product_name: name }) => name} {...on}>
    {!maySetPrices &&
      removed.some(({ price, list_price }) => price !== list_price) &&
      t('Manual prices come back as list prices.')}
  </RemovedToast>
);
