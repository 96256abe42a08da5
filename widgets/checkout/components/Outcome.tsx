import { useLayoutEffect, useRef } from 'react';
import { t } from '../../../shared/i18n';
import { useWidget } from '../../../shared/mount/WidgetContext';
import { ActionAlert } from '../../../shared/ui/ActionAlert';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { isStillAt } from '../../../shared/ui/isStillAt';
import { ownUrl } from '../../../shared/urls';
import { useAppSelector } from '../state/slice';
import { otherMessages } from './FieldMessages';

/** Those fields of an order that say themselves what is wrong with them. */
const fieldNames = ['pay_product', 'bank_account_id', 'notes', 'purchase_order'];

/** What is known of the order that was sent. Nothing is claimed that the server did not say. */
export function Outcome({ onCheck }: { onCheck: () => void }) {
  const { host } = useWidget();
  const placing = useAppSelector((state) => state.placing);
  const box = useRef<HTMLDivElement>(null);
  const { status } = placing;

  // The button that had the focus cannot be pressed while the outcome is not known. The focus moves along with
  // what is drawn: a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (status === 'unknown' && isStillAt(host)) box.current?.querySelector('button')?.focus();
  }, [host, status]);

  if (status === 'leaving') {
    const href = ownUrl(placing.order.url);
    return (
      <p className="alert alert-success" role="status">
        {t('Order %(number)s is placed.', { number: placing.order.number })}{' '}
        {href && <a href={href}>{t('Go to the order')}</a>}
      </p>
    );
  }
  if (status === 'checking') {
    return (
      <p className="alert alert-warning" role="status">
        {t('It is not known yet whether the order was placed. We are looking it up…')}
      </p>
    );
  }
  if (status === 'unknown') {
    return (
      <div ref={box}>
        {placing.failure ? (
          <FailureAlert
            failure={placing.failure}
            onRetry={onCheck}
            retryLabel={t('Check the order')}
          >
            {t('It is not known yet whether the order was placed.')}
          </FailureAlert>
        ) : (
          <Unsure onCheck={onCheck} />
        )}
      </div>
    );
  }
  if (status === 'not-placed') {
    return (
      <p className="alert alert-warning" role="alert">
        {t('The order was not placed: the shop does not have it. What you entered is kept.')}
      </p>
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

/** The shop answered, and its answer fits an order that was placed as well as one that was not. */
function Unsure({ onCheck }: { onCheck: () => void }) {
  const check = (
    <button type="button" className="btn btn-outline-secondary" onClick={onCheck}>
      {t('Check the order')}
    </button>
  );
  return (
    <ActionAlert level="warning" role="alert" actions={check}>
      {t(
        'It is not known yet whether the order was placed: the shop no longer has this cart as you sent it, and names no order. Look at your orders before you place another one.',
      )}
    </ActionAlert>
  );
}
