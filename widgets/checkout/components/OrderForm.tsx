import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { CheckoutSummary, PlacedOrder } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import { isStillAt } from '../../../shared/ui/isStillAt';
import type { CheckoutConfig } from '../config';
import { cartOf, orderBody } from '../order';
import { checkOutcome, placeOrder } from '../state/flows';
import { selectIsSettled, selectIsUnderWay } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import type { KeptOrder } from '../useKeptOrder';
import { Blockers } from './Blockers';
import { Changes } from './Changes';
import { OrderFields } from './OrderFields';
import type { ShownLine } from './OrderLine';
import { Parcels } from './Parcels';
import { Payment } from './Payment';
import { PlaceOrder } from './PlaceOrder';
import { Restored } from './Restored';
import { Totals } from './Totals';

interface Props {
  summary: CheckoutSummary;
  config: CheckoutConfig;
  kept: KeptOrder;
  onPlaced: (order: PlacedOrder) => void;
}

/** Everything that an order is made of, and the button that places it. */
export function OrderForm({ summary, config, kept, onPlaced }: Props) {
  const dispatch = useAppDispatch();
  const changesId = useDomId();
  const isSettled = useAppSelector(selectIsSettled);
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const placing = useAppSelector((state) => state.placing);
  const [accepted, setAccepted] = useState<readonly (string | number)[]>([]);
  const [wasAsked, setWasAsked] = useState(false);
  const [shown, setShown] = useState<ShownLine | null>(null);
  const isAccepted = summary.changes.every(({ id }) => accepted.includes(id));
  const fields = placing.status === 'refused' ? placing.failure.fields : [];
  const { can_edit: canEdit } = summary;
  // None of a cart that may have become an order.
  const hasItems = summary.items.length > 0;

  const form = useRef<HTMLFormElement>(null);
  const refused = useRef(kept.refused);
  useLayoutEffect(() => {
    if (placing.status !== 'refused') return;
    refused.current();
    const wrong = form.current?.querySelector<HTMLElement>('.is-invalid');
    // Nothing in the form could be typed in meanwhile.
    if (isStillAt(form.current)) wrong?.focus();
  }, [placing.status]);

  const follow = async (flow: Promise<PlacedOrder | null>) => {
    const order = await flow;
    if (order) onPlaced(order);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    // React hands on what is submitted in a dialog as if the dialog stood in this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isUnderWay || !isSettled || !summary.can_place_order) return;
    if (placing.status === 'unknown') return;
    setWasAsked(!isAccepted);
    if (!isAccepted) {
      document.getElementById(changesId)?.focus();
      return;
    }
    const body = orderBody(summary, kept.entries, accepted);
    void follow(dispatch(placeOrder(body, kept.keyFor(body, cartOf(summary)))));
  };

  return (
    <form className="ww-checkout" ref={form} noValidate autoComplete="off" onSubmit={handleSubmit}>
      <div className="ww-stack ww-checkout-main">
        <Restored kept={kept} />
        <Blockers
          summary={summary}
          cartUrl={config.urls?.cart}
          onShow={(itemId) => setShown({ itemId, from: document.activeElement })}
        />
        <Changes
          id={changesId}
          changes={summary.changes}
          isAccepted={isAccepted}
          isMissing={wasAsked && !isAccepted}
          canEdit={canEdit}
          onAccept={(isOn) => setAccepted(isOn ? summary.changes.map(({ id }) => id) : [])}
        />
        <Parcels kept={kept} canEdit={canEdit} shown={shown} />
        {canEdit && hasItems && <Payment summary={summary} kept={kept} fields={fields} />}
        {canEdit && <OrderFields kept={kept} fields={fields} />}
      </div>
      <div className="ww-stack ww-checkout-side">
        {hasItems && <Totals summary={summary} />}
        {canEdit && (
          <PlaceOrder
            summary={summary}
            urls={config.urls}
            onCheck={() => void follow(dispatch(checkOutcome()))}
          />
        )}
        {!canEdit && (
          <p className="ww-muted">{t('You may look at this order. Others place it.')}</p>
        )}
      </div>
    </form>
  );
}
