import { t } from '@shared/page/i18n';
import type { Failure } from '@shared/http/failure';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import { WriteDialog } from '@shared/ui/WriteDialog';
import type { Order } from '../model/order';
import { isAt, placeOrder } from '../state/creating';
import { changed, useAppDispatch } from '../state/slice';
import { CustomerPicker } from './CustomerPicker';
import { LocationSelect } from './LocationSelect';
import { MoveWarning } from './MoveWarning';
import { StockSelect } from './StockSelect';
import { useDestination } from './useDestination';

interface Props {
  /** The order that is moved; null for a new one. */
  order: Order | null;
  onClose: () => void;
}

/** For whom an order is and from where: customer, then location, then stock location. */
export function DestinationDialog({ order, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { destination, choose, chooseCustomer, body } = useDestination(order);
  const write = useDialogWrite<Failure>(onClose, (failure) =>
    dispatch(changed({ late: { what: 'move', failure } })),
  );
  const refused = (field: string) =>
    write.why?.fields.find(({ name }) => name === field)?.messages[0];
  const isOther = order !== null && body !== null && !isAt(order, body);

  return (
    <WriteDialog
      title={order ? t('Change customer or location') : t('Start an order')}
      size="form"
      write={write}
      action={order ? t('Move order') : t('Start order')}
      isDanger={isOther && order.item_count > 0}
      isOff={!body || (order !== null && !isOther)}
      searching={t('We don’t know yet whether the order was moved. Checking…')}
      failed={(why) => (
        <FailureAlert failure={why}>
          {why.kind === 'unknown-outcome' && t('Try again. This will not create a duplicate.')}
        </FailureAlert>
      )}
      onAct={() => {
        if (body) void write.send((onSearch) => dispatch(placeOrder(body, onSearch)));
      }}
      onClose={onClose}
    >
      <CustomerPicker chosen={destination.customer} onChoose={chooseCustomer} />
      <LocationSelect
        key={`at ${String(destination.customer?.id)}`}
        customerId={destination.customer?.id ?? null}
        chosen={destination.location}
        // It is one of this customer, whoever moves the order meanwhile.
        onChoose={(location) => choose({ location, customer: destination.customer })}
        refused={refused('dispensary_location_id')}
      />
      <StockSelect
        chosen={destination.stock}
        onChoose={(stock) => choose({ stock })}
        onChecked={(open) => choose({ open })}
        refused={refused('stock_location_id')}
      />
      {isOther && <MoveWarning order={order} body={body} />}
    </WriteDialog>
  );
}
