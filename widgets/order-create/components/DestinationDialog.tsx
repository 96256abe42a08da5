import { t } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import type { Failure } from '@shared/http/failure';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
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
  const { root } = useWidget();
  const dispatch = useAppDispatch();
  const { destination, choose, chooseCustomer, body } = useDestination(order);
  const handleDone = () => {
    onClose();
    if (!order) root.querySelector<HTMLElement>('.ww-title')?.focus();
  };
  const write = useDialogWrite<Failure>(handleDone, (late) =>
    dispatch(changed({ late: { what: 'move', failure: late } })),
  );
  const { why: failure, isSearching, isStuck } = write;
  const isOther = order !== null && body !== null && !isAt(order, body);

  const handleSave = () => {
    if (body) void write.send((onSearch) => dispatch(placeOrder(body, onSearch)));
  };

  return (
    <Dialog
      title={order ? t('Change customer or location') : t('Start an order')}
      size="form"
      isBusy={isStuck}
      actions={
        <DialogActions
          label={order ? t('Move order') : t('Start order')}
          isDanger={isOther && order.item_count > 0}
          write={write}
          isOff={!body || (order !== null && !isOther)}
          onAct={handleSave}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      <CustomerPicker chosen={destination.customer} onChoose={chooseCustomer} />
      <LocationSelect
        key={`at ${String(destination.customer?.id)}`}
        customerId={destination.customer?.id ?? null}
        chosen={destination.location}
        // It is one of this customer, whoever moves the order meanwhile.
        onChoose={(location) => choose({ location, customer: destination.customer })}
        failure={failure}
      />
      <StockSelect
        chosen={destination.stock}
        onChoose={(stock) => choose({ stock })}
        onChecked={(open) => choose({ open })}
        failure={failure}
      />
      {isOther && <MoveWarning order={order} body={body} />}
      {isSearching && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the order was moved. Checking…')}
        </Banner>
      )}
      {failure && (
        <FailureAlert failure={failure}>
          {failure.kind === 'unknown-outcome' && t('Try again. This will not create a duplicate.')}
        </FailureAlert>
      )}
    </Dialog>
  );
}
