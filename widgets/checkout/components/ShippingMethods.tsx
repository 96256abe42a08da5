import { withId } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { FactLine } from '@shared/ui/FactLine';
import type { Parcel } from '../state/selectors';
import { useAmount } from '../useAmount';
import { Choice } from '@shared/forms/Choice';

interface Props {
  parcel: Parcel;
  /** What was chosen by hand; otherwise it is what the server selected. */
  chosen: string | number | undefined;
  isDisabled: boolean;
  onChoose: (methodId: string | number) => void;
}

/** The ways to send one shipment. */
export function ShippingMethods({ parcel, chosen, isDisabled, onChoose }: Props) {
  const id = useDomId();
  const amount = useAmount();
  const { methods, shipment } = parcel;
  const offered = withId(methods, chosen ?? null);
  if (methods.length === 0) return null;
  return (
    <fieldset className="ww-checkout-methods">
      <legend className="visually-hidden">
        {t('Shipping to %(location)s', { location: shipment.location.name })}
      </legend>
      {methods.map((method) => (
        <Choice
          key={method.id}
          group={id}
          label={method.name || t('Shipping')}
          note={<FactLine facts={[method.says, amount(method.price)]} />}
          isOn={offered ? method === offered : method.selected}
          isDisabled={isDisabled}
          onChoose={() => onChoose(method.id)}
        />
      ))}
    </fieldset>
  );
}
