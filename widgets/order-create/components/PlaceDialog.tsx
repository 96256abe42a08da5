import { useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { t } from '../../../shared/i18n';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import type { Failure } from '../../../shared/http/failure';
import { BusyButton } from '../../../shared/ui/BusyButton';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { newKey } from '../newKey';
import type { Order } from '../order';
import { placeOrder } from '../state/creating';
import { useAppDispatch } from '../state/slice';
import { CustomerPicker } from './CustomerPicker';
import { LocationSelect } from './LocationSelect';
import { MoveWarning } from './MoveWarning';
import { StockSelect } from './StockSelect';
import { usePlace } from './usePlace';

interface Props {
  /** The order that is moved; null for a new one. */
  order: Order | null;
  onClose: () => void;
}

/** For whom an order is and from where: customer, then location, then stock location. */
export function PlaceDialog({ order, onClose }: Props) {
  const titleId = useDomId();
  const { portal, host } = useWidget();
  const dispatch = useAppDispatch();
  const { place, chooseCustomer, chooseLocation, chooseStock, body } = usePlace(order);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // One key for one choice: pressing again after a lost answer opens no second draft.
  const key = useRef({ of: '', key: '' });
  const isOther = order !== null && body !== null && !isHere(order, body);

  const handleSave = async () => {
    if (!body) return;
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, key: newKey() };
    setIsBusy(true);
    const found = await dispatch(placeOrder(body, key.current.key));
    setIsBusy(false);
    setFailure(found);
    if (found) return;
    onClose();
    if (!order) host.querySelector<HTMLElement>('.ww-title')?.focus();
  };

  return (
    <Modal
      show
      container={portal}
      aria-labelledby={titleId}
      restoreFocus={false}
      onHide={isBusy ? undefined : onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {order ? t('Change customer or location') : t('Start an order')}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <CustomerPicker chosen={place.customer} onChoose={chooseCustomer} />
        <LocationSelect
          key={`at ${String(place.customer?.id)}`}
          customerId={place.customer?.id ?? null}
          chosen={place.location}
          onChoose={chooseLocation}
          failure={failure}
        />
        <StockSelect chosen={place.stock} onChoose={chooseStock} failure={failure} />
        {isOther && <MoveWarning order={order} body={body} />}
        {failure && <FailureAlert failure={failure} />}
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-link" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </button>
        <BusyButton
          className={isOther && order.item_count > 0 ? 'btn-danger' : 'btn-primary'}
          isBusy={isBusy}
          disabled={!body || (order !== null && !isOther)}
          onClick={() => void handleSave()}
        >
          {order ? t('Move order') : t('Start order')}
        </BusyButton>
      </Modal.Footer>
    </Modal>
  );
}

const isHere = (order: Order, body: NonNullable<ReturnType<typeof usePlace>['body']>): boolean =>
  String(order.dispensary_id) === String(body.dispensary_id) &&
  String(order.dispensary_location_id) === String(body.dispensary_location_id) &&
  String(order.stock_location_id) === String(body.stock_location_id);
