import { useLayoutEffect, useRef } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import type { Search } from '@shared/http/confirmWrite';
import { t } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useAppSelector } from '../state/slice';
import { otherMessages } from './FieldMessages';
import { OrderLink, placedText } from './OrderPlaced';

/** Those fields of an order that say themselves what is wrong with them. */
const fieldNames = ['pay_product', 'bank_account_id', 'notes', 'purchase_order'];

/** What is known of the order that was sent. Nothing is claimed that the server did not say. */
export function Outcome({ onCheck }: { onCheck: () => void }) {
  const { root } = useWidget();
  const placing = useAppSelector((state) => state.placing);
  const box = useRef<HTMLDivElement>(null);
  const { status } = placing;

  // The button that had the focus cannot be pressed while the outcome is not known. The focus moves along with
  // what is drawn: a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (status === 'unknown' && mayTakeFocus(root)) box.current?.querySelector('button')?.focus();
  }, [root, status]);

  if (status === 'leaving') {
    return (
      <Banner level="success" role="status">
        {placedText(placing.order)} <OrderLink order={placing.order} />
      </Banner>
    );
  }
  if (status === 'checking') {
    return (
      <Banner level="warning" role="status">
        {t("We don't know yet whether your order was placed.")} {howLong(placing.search)}
      </Banner>
    );
  }
  if (status === 'unknown') {
    return (
      <div ref={box}>
        {placing.failure.kind === 'unknown-outcome' ? (
          <Untold onCheck={onCheck} />
        ) : (
          <FailureAlert
            failure={placing.failure}
            onRetry={onCheck}
            retryLabel={t('Check the order')}
          >
            {t("We don't know yet whether your order was placed.")}
          </FailureAlert>
        )}
      </div>
    );
  }
  if (status === 'not-placed') {
    return (
      <Banner level="warning" role="alert">
        {t('The order was not placed: the shop does not have it. What you entered is kept.')}
      </Banner>
    );
  }
  if (status === 'refused') {
    return (
      <FailureAlert failure={placing.failure}>
        {t('The order was not placed. What you entered is kept.')}{' '}
        {otherMessages(placing.failure.fields, fieldNames)}
      </FailureAlert>
    );
  }
  return null;
}

/** An order may arrive late: nobody should order it twice meanwhile. */
const howLong = (search: Search | null): string =>
  search === null || search.limit < 10
    ? t('Checking…')
    : t('It may still arrive. We keep checking for up to %(seconds)s seconds.', {
        seconds: Math.ceil(search.limit),
      });

/** The shop answered, and its answer fits an order that was placed as well as one that was not. */
function Untold({ onCheck }: { onCheck: () => void }) {
  const check = (
    <button type="button" className="btn btn-outline-secondary" onClick={onCheck}>
      {t('Check the order')}
    </button>
  );
  return (
    <Banner level="warning" role="alert" actions={check}>
      {t("We can't tell whether your order was placed. Check your orders first.")}
    </Banner>
  );
}
