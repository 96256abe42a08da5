import { isSameId } from '@shared/answers/id';
import { t, tn } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { FactLine } from '@shared/ui/FactLine';
import { NearWindow } from '@shared/ui/NearWindow';
import { withShipping } from '../model/order';
import { selectIsPriced, selectIsUnderWay, selectParcels, type Parcel } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { OrderDraftState } from '../useOrderDraft';
import { useAmount } from '../useAmount';
import { useShipping } from '../useShipping';
import { OrderLine, type ShownLine } from './OrderLine';
import { ShippingMethods } from './ShippingMethods';

interface Props {
  draft: OrderDraftState;
  canEdit: boolean;
  shown: ShownLine | null;
}

/** Lines that are drawn or not drawn together; more of them are drawn only near the window. */
const chunkLength = 10;
const drawnAtOnce = 60;
/** Pixels of a line before it was drawn once. */
const guessedHeight = 57;

/** The lines by seller and location, each with the ways to send them. */
export function Parcels({ draft, canEdit, shown }: Props) {
  const ship = useShipping(draft);
  const parcels = useAppSelector(selectParcels);
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const isWindowed = parcels.reduce((sum, { items }) => sum + items.length, 0) > drawnAtOnce;

  const choose = (parcel: Parcel, methodId: string | number) => {
    const choice = { shipment_id: parcel.shipment.id, method_id: methodId };
    const shipping = withShipping(draft.entries.shipping, choice);
    void ship(shipping);
  };

  return (
    <>
      {parcels.map((parcel) => (
        <ParcelCard key={parcel.shipment.id} parcel={parcel} isWindowed={isWindowed} shown={shown}>
          <ShippingMethods
            parcel={parcel}
            chosen={
              draft.entries.shipping.find(({ shipment_id }) =>
                isSameId(shipment_id, parcel.shipment.id),
              )?.method_id
            }
            isDisabled={!canEdit || isUnderWay}
            onChoose={(methodId) => choose(parcel, methodId)}
          />
        </ParcelCard>
      ))}
    </>
  );
}

interface CardProps extends Pick<Props, 'shown'> {
  parcel: Parcel;
  isWindowed: boolean;
  children: React.ReactNode;
}

function ParcelCard({ parcel, isWindowed, shown, children }: CardProps) {
  const titleId = useDomId();
  const amount = useAmount();
  const isPriced = useAppSelector(selectIsPriced);
  const { shipment, items } = parcel;
  const length = isWindowed ? chunkLength : Math.max(items.length, 1);
  const chunks = Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
  return (
    <section className="ww-cart" aria-labelledby={titleId}>
      <header className="ww-row">
        <h3 className="ww-cart-title" id={titleId}>
          <bdi>{shipment.location.name || t('Your order')}</bdi>
        </h3>
        <FactLine
          facts={[shipment.seller.name, tn('%(count)s line', '%(count)s lines', items.length)]}
        />
      </header>
      {chunks.map((chunk, index) => (
        <NearWindow
          key={index}
          className="ww-cart-lines"
          isWindowed={isWindowed}
          guessedHeight={guessedHeight * chunk.length}
          isPinned={chunk.some(({ id }) => id === shown?.itemId)}
        >
          {() =>
            chunk.map((item) => (
              <OrderLine
                key={item.id}
                item={item}
                shown={item.id === shown?.itemId ? shown : null}
              />
            ))
          }
        </NearWindow>
      ))}
      {children}
      <footer className={`ww-row ww-cart-subtotal ${isPriced ? '' : 'ww-dimmed'}`} translate="no">
        <span className="ww-muted ww-number">
          {t('Shipping %(amount)s', { amount: amount(shipment.shipping) })}
        </span>
        <span className="ww-number ww-cart-amount">
          {t('Subtotal %(amount)s', { amount: amount(shipment.subtotal) })}
        </span>
      </footer>
    </section>
  );
}
