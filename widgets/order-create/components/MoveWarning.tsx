import { isSameId } from '@shared/answers/id';
import type { OrderBody } from '@shared/contract/orderingShapes';
import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { isPricedAnew, type Order } from '../model/order';

/** What moving an order with items in it costs, before it is moved. */
export function MoveWarning({ order, body }: { order: Order; body: OrderBody }) {
  const count = order.item_count;
  const isStocked = !isSameId(order.stock_location_id, body.stock_location_id);
  if (count === 0 || !isPricedAnew(order, body)) return null;
  return (
    <Banner level="warning" role="status">
      <p>
        {tn('The order has %(count)s item.', 'The order has %(count)s items.', count)}{' '}
        {isSameId(order.dispensary_id, body.dispensary_id)
          ? t('Prices will be recalculated.')
          : t('Prices will be recalculated for the other customer.')}
      </p>
      <ul className="ww-order-list">
        <li>{t('Manual prices will be lost.')}</li>
        {order.discount && <li>{t('The discount is lost.')}</li>}
        {isStocked && (
          <li>{t('Items that the other stock location does not sell are removed.')}</li>
        )}
      </ul>
    </Banner>
  );
}
