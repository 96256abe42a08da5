import { useRef, type RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { keyOf } from '@shared/orders/itemEdits';
import { rowKey, type OrderItem } from '../model/order';
import { boxed } from '../model/query';
import { filterRows } from '../state/thunks';
import { orderCheck } from '../state/requests';
import {
  selectErrors,
  selectItems,
  selectIsEmpty,
  selectRefusals,
  selectRuleErrors,
} from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** What the rules have against the order, above its items, and the way to each row that is wrong. */
export function Problems({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const errors = useAppSelector(selectErrors);
  const load = useAppSelector((state) => state.errors);
  const orderId = useAppSelector((state) => state.orderId);
  const isEmpty = useAppSelector(selectIsEmpty);
  if (load.status === 'failed' && orderId !== null) {
    return (
      <FailureAlert
        failure={load.failure}
        onRetry={() => void dispatch(orderCheck.read({ orderId }))}
      >
        {t('The order could not be checked.')}
      </FailureAlert>
    );
  }
  if (!errors) return null;
  const ofOrder = [...errors.errors, ...errors.errors_rule_order];
  const count = errors.errors_rule_items.length;
  if (ofOrder.length + count === 0) return null;
  // Nobody did anything wrong yet: it is what comes next.
  if (isEmpty) return <p className="ww-muted">{ofOrder.join(' ')}</p>;
  return (
    <Banner level="danger" role="alert">
      {ofOrder.length > 0 && (
        <ul className="ww-order-list">
          {ofOrder.map((says, index) => (
            <li key={index}>{says}</li>
          ))}
        </ul>
      )}
      {count > 0 && <WrongRows count={count} handle={handle} />}
    </Banner>
  );
}

interface WrongRowsProps {
  count: number;
  handle: RefObject<GridHandle | null>;
}

function WrongRows({ count, handle }: WrongRowsProps) {
  const dispatch = useAppDispatch();
  const rules = useAppSelector(selectRuleErrors);
  const refusals = useAppSelector(selectRefusals);
  const items = useAppSelector(selectItems);
  const last = useRef('');
  const isRefused = (item: OrderItem) =>
    ['quantity', 'price'].some((field) => refusals.has(`${field} ${keyOf(item)}`));
  const wrong = items.filter((item) => rules.has(rowKey(item)) || isRefused(item)).map(rowKey);

  const showNext = () => {
    const next = wrong[wrong.indexOf(last.current) + 1] ?? wrong[0];
    // None on this page: show those that there are.
    if (next === undefined) void dispatch(filterRows({ errors: boxed(true) }));
    else handle.current?.focusCell(next, 'quantity');
    last.current = next ?? '';
  };
  return (
    <div className="ww-row">
      <span>{tn('%(count)s item has an error.', '%(count)s items have errors.', count)}</span>
      <button type="button" className="btn btn-sm btn-outline-danger" onClick={showNext}>
        {t('Next error')}
      </button>
    </div>
  );
}
