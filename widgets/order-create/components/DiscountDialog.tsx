import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { BusyButton } from '@shared/ui/BusyButton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Tabs } from '@shared/ui/Tabs';
import { Dialog } from '@shared/ui/Dialog';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import type { Order } from '../model/order';
import { applyDiscount, failureIn, type Refused } from '../state/discounts';
import { changed, useAppDispatch } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';
import { DiscountField } from './DiscountField';
import { NewTotal } from './NewTotal';
import { useDiscount } from './useDiscount';

interface Props {
  order: Order;
  onClose: () => void;
}

/** A discount on the whole order, in per cent or as an amount, with the new total before it is applied. */
export function DiscountDialog({ order, onClose }: Props) {
  const money = useMoney();
  const dispatch = useAppDispatch();
  const discount = useDiscount(order);
  const { tab, switchTo, typed, setTyped, isDirty, wrong, preview, body } = discount;
  const [last, setLast] = useState<'apply' | 'remove'>('apply');
  const write = useDialogWrite<Refused>(onClose, (why) =>
    dispatch(changed({ late: { what: 'discount', failure: failureIn(why) } })),
  );
  const { why: refused, isBusy, isSearching, isStuck } = write;

  const run = (what: 'apply' | 'remove') => {
    setLast(what);
    const none = { discount_type: 'none', discount: null } as const;
    void write.send((onSearch) =>
      dispatch(applyDiscount(what === 'apply' ? body : none, onSearch)),
    );
  };

  return (
    <Dialog
      title={order.discount ? t('Change discount') : t('Add discount')}
      size="form"
      isBusy={isStuck}
      isDirty={isDirty && !isSearching}
      actions={
        <>
          {order.discount && (
            <BusyButton
              className="btn-outline-danger"
              isBusy={isBusy && last === 'remove'}
              disabled={isBusy && last !== 'remove'}
              onClick={() => run('remove')}
            >
              {t('Remove discount')}
            </BusyButton>
          )}
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={isStuck}
            onClick={onClose}
          >
            {t('Cancel')}
          </button>
          <BusyButton
            className="btn-primary"
            isBusy={isBusy && last === 'apply'}
            disabled={body.discount === null || (isBusy && last !== 'apply')}
            onClick={() => run('apply')}
          >
            {t('Apply discount')}
          </BusyButton>
        </>
      }
      onClose={onClose}
    >
      <Tabs
        label={t('Kind of discount')}
        tabs={[
          { key: 'percentage', label: t('Percentage') },
          { key: 'monetary', label: t('Monetary') },
        ]}
        chosen={tab}
        onChoose={(to) => void switchTo(to)}
      >
        <div {...discount.composing}>
          <DiscountField
            tab={tab}
            typed={typed}
            wrong={wrong}
            most={money(order.totals.subtotal ?? order.totals.totalPrice)}
            onType={(text) => {
              setTyped(text);
              write.forget();
            }}
            onEnter={() => {
              if (body.discount !== null && !isBusy) run('apply');
            }}
          />
        </div>
      </Tabs>
      <NewTotal before={order.totals.totalPrice} preview={preview} />
      {isSearching && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the discount was saved. Checking…')}
        </Banner>
      )}
      {refused && <WhyRefused refused={refused} />}
    </Dialog>
  );
}

/** The server's own list, or why the call failed. */
const WhyRefused = ({ refused }: { refused: Refused }) =>
  'failure' in refused ? (
    <FailureAlert failure={refused.failure} />
  ) : (
    <Banner level="danger" role="alert">
      <ul className="ww-order-list">
        {refused.errors.map((says, index) => (
          <li key={index}>{says}</li>
        ))}
      </ul>
    </Banner>
  );
