import { useState, type RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import { unknownIn } from '@shared/sync/createSyncedList';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyPart } from '@shared/ui/LazyPart';
import { ReasonButton } from '@shared/ui/ReasonButton';
import type { later } from '../later';
import { hasAmounts } from '../model/answers';
import { hasErrors, type Order } from '../model/order';
import { selectErrors, selectIsBringingBack, selectItems, selectOrder } from '../state/selectors';
import { createOrder } from '../state/creating';
import { useAppDispatch, useAppSelector } from '../state/slice';
import type { OrderState } from '../state/state';

interface Props {
  handle: RefObject<GridHandle | null>;
  loadQuestion: typeof later.changed;
}

/** Creates the order. While something is wrong with it the button says what and creates nothing. */
export function CreateButton({ handle, loadQuestion }: Props) {
  const dispatch = useAppDispatch();
  const typed = useAppSelector((state) => state.typedCell);
  const [isHeld, setIsHeld] = useState(false);
  const creating = useAppSelector((state) => state.creating);
  const why = useAppSelector(whyNot);
  const isSearching = creating.status === 'searching';

  const create = (wanted?: Order) => {
    // What is typed and could not be read would be no part of the order that is created.
    const isLed =
      typed !== null && handle.current?.focusCell(typed.rowKey, typed.columnId) === true;
    setIsHeld(isLed);
    if (!isLed) void dispatch(createOrder(wanted));
  };

  return (
    <>
      <ReasonButton
        className="btn-primary"
        isBusy={creating.status === 'pending' || isSearching}
        why={why}
        onClick={() => create()}
      >
        {t('Create order')}
      </ReasonButton>
      {isHeld && typed && <FailureAlert>{t('Your changes have to be saved first.')}</FailureAlert>}
      {creating.status === 'asking' && (
        <LazyPart
          load={loadQuestion}
          props={{ changes: creating.changes, onCreate: () => create(creating.order) }}
        />
      )}
      {(isSearching || creating.status === 'unknown') && (
        <Banner level="warning" role="status">
          {isSearching
            ? t('We don’t know yet whether the order was created. Checking…')
            : t(
                'We don’t know yet whether the order was created. Try again. This will not create a duplicate.',
              )}
        </Banner>
      )}
      {creating.status === 'failed' && (
        <FailureAlert failure={creating.failure}>
          {t('The order was not created. Everything in it is kept.')}
        </FailureAlert>
      )}
    </>
  );
}

/** Why the order cannot be created now, empty when it can. */
function whyNot(state: OrderState): string {
  const { staging, pending } = state;
  const order = selectOrder(state);
  const errors = selectErrors(state);
  const isComing =
    selectIsBringingBack(state) ||
    staging.itemsBeingAdded.length > staging.itemsBeingSearched.length;
  const isUnknown = unknownIn(pending) > 0 || staging.itemsBeingSearched.length > 0;
  if (order?.item_count === 0) return t('Add products first.');
  if (state.paused && pending.length > 0) return t('Your changes have to be saved first.');
  if (isComing) return t('Items are still on their way into the order.');
  if (isUnknown) return t('We don’t know yet whether all changes were saved.');
  if (state.stale) return t('This order may be out of date.');
  if (order && !hasAmounts(order, selectItems(state))) return t('An amount is missing.');
  if (errors && hasErrors(errors)) return t('Fix the errors first.');
  return state.refusals.length > 0 ? t('Some changes were not saved. Review them first.') : '';
}
