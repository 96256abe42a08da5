import { useEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { t } from '../../../shared/i18n';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import { BusyButton } from '../../../shared/ui/BusyButton';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import type { Order } from '../order';
import { applyDiscount, type Refused } from '../state/discounts';
import { useAppDispatch } from '../state/slice';
import { useMoney } from '../useMoney';
import { DiscountTabs } from './DiscountTabs';
import { NewTotal } from './NewTotal';
import { useDiscount } from './useDiscount';

interface Props {
  order: Order;
  onClose: () => void;
}

/** A discount on the whole order, in per cent or as an amount, with the new total before it is applied. */
export function DiscountDialog({ order, onClose }: Props) {
  const [titleId, fieldId, hintId] = [useDomId(), useDomId(), useDomId()];
  const { portal } = useWidget();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const money = useMoney();
  const dispatch = useAppDispatch();
  const { tab, switchTo, typed, setTyped, preview, body } = useDiscount(order);
  const [busy, setBusy] = useState<'apply' | 'remove' | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const run = async (what: 'apply' | 'remove') => {
    setBusy(what);
    const none = { discount_type: 'none', discount: null } as const;
    const found = await dispatch(applyDiscount(what === 'apply' ? body : none));
    setBusy(null);
    setRefused(found);
    if (!found) onClose();
  };
  const isWrong = typed.trim() !== '' && body.discount === null;
  const subtotal = order.totals.subtotal ?? order.totals.totalPrice;

  return (
    <Modal
      show
      container={portal}
      aria-labelledby={titleId}
      restoreFocus={false}
      onHide={busy ? undefined : onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {order.discount ? t('Change discount') : t('Add discount')}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <DiscountTabs tab={tab} onTab={(to) => void switchTo(to)}>
          <label className="form-label" htmlFor={fieldId}>
            {tab === 'percentage' ? t('Discount in per cent') : t('Discount as an amount')}
          </label>
          <input
            id={fieldId}
            ref={field}
            className={`form-control ww-number ${isWrong ? 'is-invalid' : ''}`}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={hintId}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(null);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && body.discount !== null && !busy) void run('apply');
            }}
          />
          <p className={isWrong ? 'text-danger' : 'ww-muted'} id={hintId}>
            {tab === 'percentage'
              ? t('More than 0 and at most 100.')
              : t('More than 0 and at most %(amount)s.', { amount: money(subtotal) })}
          </p>
        </DiscountTabs>
        <NewTotal before={order.totals.totalPrice} preview={preview} />
        {refused && 'failure' in refused && <FailureAlert failure={refused.failure} />}
        {refused && 'errors' in refused && (
          <ul className="alert alert-danger ww-order-errors" role="alert">
            {refused.errors.map((says, index) => (
              <li key={index}>{says}</li>
            ))}
          </ul>
        )}
      </Modal.Body>
      <Modal.Footer>
        {order.discount && (
          <BusyButton
            className="btn-outline-danger"
            isBusy={busy === 'remove'}
            onClick={() => void run('remove')}
          >
            {t('Remove discount')}
          </BusyButton>
        )}
        <button type="button" className="btn btn-link" disabled={busy !== null} onClick={onClose}>
          {t('Cancel')}
        </button>
        <BusyButton
          className="btn-primary"
          isBusy={busy === 'apply'}
          disabled={body.discount === null}
          onClick={() => void run('apply')}
        >
          {t('Apply discount')}
        </BusyButton>
      </Modal.Footer>
    </Modal>
  );
}
