import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { t } from '@shared/page/i18n';
import { Purchase } from '@shared/storefront/Purchase';
import { useDomId, useWidget } from '@shared/mount/WidgetContext';
import { focusedElement, mayTakeFocus } from '@shared/focus/focused';
import type { CheckoutConfig } from '../config';
import { cartOf, orderBody } from '../model/order';
import type { PlacedOrder, Summary } from '../model/summary';
import { checkOutcome, placeOrder } from '../state/thunks';
import { selectHold, selectIsUnderWay } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import type { OrderDraftState } from '../useOrderDraft';
import { Blockers } from './Blockers';
import { Changes } from './Changes';
import { LegalLinks } from './LegalLinks';
import { OrderFields } from './OrderFields';
import type { ShownLine } from './OrderLine';
import { Parcels } from './Parcels';
import { Payment } from './Payment';
import { PlaceOrder } from './PlaceOrder';
import { Restored } from './Restored';
import { Sums, Total } from './Totals';

interface Props {
  summary: Summary;
  config: CheckoutConfig;
  draft: OrderDraftState;
  onPlaced: (order: PlacedOrder) => void;
}

/** Everything that an order is made of, and the button that places it. */
export function OrderForm({ summary, config, draft, onPlaced }: Props) {
  const dispatch = useAppDispatch();
  const { root } = useWidget();
  const changesId = useDomId();
  const hold = useAppSelector(selectHold);
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
  const refused = useRef(draft.refused);
  useLayoutEffect(() => {
    if (placing.status !== 'refused') return;
    refused.current();
    const wrong = form.current?.querySelector<HTMLElement>('.is-invalid');
    // Nothing in the form could be typed in meanwhile.
    if (mayTakeFocus(form.current)) wrong?.focus();
  }, [placing.status]);

  const follow = async (flow: Promise<PlacedOrder | null>) => {
    const order = await flow;
    if (order) onPlaced(order);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    // React hands on what is submitted in a dialog as if the dialog stood in this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isUnderWay || hold !== null || placing.status === 'unknown') return;
    setWasAsked(!isAccepted);
    if (!isAccepted) {
      root.querySelector<HTMLElement>(`[id="${changesId}"]`)?.focus();
      return;
    }
    const body = orderBody(summary, draft.entries, accepted);
    void follow(dispatch(placeOrder(body, draft.keyFor(body, cartOf(summary)))));
  };

  return (
    <form className="ww-checkout" ref={form} noValidate autoComplete="off" onSubmit={handleSubmit}>
      <Purchase
        summary={hasItems && <Sums summary={summary} />}
        bar={
          <>
            {canEdit ? (
              <PlaceOrder onCheck={() => void follow(dispatch(checkOutcome()))}>
                {hasItems && <Total summary={summary} />}
              </PlaceOrder>
            ) : (
              <>
                {hasItems && <Total summary={summary} />}
                <p className="ww-muted">{t('You can view this order but not place it.')}</p>
              </>
            )}
          </>
        }
      >
        {canEdit && <Restored draft={draft} summary={summary} />}
        <Blockers
          summary={summary}
          cartUrl={config.urls?.cart}
          onShow={(itemId) => setShown({ itemId, from: focusedElement() })}
        />
        <Changes
          id={changesId}
          changes={summary.changes}
          isAccepted={isAccepted}
          isMissing={wasAsked && !isAccepted}
          canEdit={canEdit}
          onAccept={(isOn) => setAccepted(isOn ? summary.changes.map(({ id }) => id) : [])}
        />
        <Parcels draft={draft} canEdit={canEdit} shown={shown} />
        {canEdit && hasItems && <Payment summary={summary} draft={draft} fields={fields} />}
        {canEdit && <OrderFields draft={draft} fields={fields} />}
        {canEdit && <LegalLinks urls={config.urls} />}
      </Purchase>
    </form>
  );
}
