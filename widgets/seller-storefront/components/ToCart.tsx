import { t } from '@shared/page/i18n';
import type { Id } from '@shared/answers/id';
import { useLocale } from '@shared/mount/WidgetContext';
import { inCartText } from '@shared/storefront/productTexts';
import { useAddField } from '@shared/storefront/useAddField';
import { Badge } from '@shared/ui/Badge';
import { BusyButton } from '@shared/ui/BusyButton';
import type { KeptStates } from '@shared/ui/useKeptState';
import { cartIcon } from '@shared/ui/icons/cart';
import type { StorefrontFacts } from '../model/answers';
import { useAppDispatch } from '../state/slice';
import { addedToCart } from '../state/writes';
import type { Offered } from './useOffer';

interface Props {
  /** Of the product, with its size where there are several. */
  name: string;
  offered: Offered | null;
  list: Pick<StorefrontFacts, 'canOrder' | 'location'>;
  kept?: KeptStates;
}

/** The way into the cart; nothing for what cannot be had, and for who may not order. */
export function ToCart({ offered, list: { canOrder, location }, ...props }: Props) {
  if (!canOrder || !location || !offered || offered.whyNot) return null;
  return <AddField {...props} offered={offered} locationId={location.id} />;
}

interface FieldProps extends Pick<Props, 'name' | 'kept'> {
  offered: Offered;
  locationId: Id;
}

function AddField({ name, offered, kept, locationId }: FieldProps) {
  const dispatch = useAppDispatch();
  const { mode, id, left, inCart } = offered;
  const { minimum, increment } = offered.choice;
  // What is in the cart already counts for the least quantity.
  const rule = { minimum: inCart > 0 ? increment : minimum, increment };
  const { field, note, isBusy, whyNone, add } = useAddField({
    kept,
    adding: { mode, id, name, dispensaryLocationIds: [locationId] },
    rule,
    left,
    onAdd: (adding) => dispatch(addedToCart(adding)),
  });
  return (
    <>
      {field}
      <BusyButton
        className="btn-outline-secondary"
        isBusy={isBusy}
        aria-label={t('Add %(name)s', { name })}
        onClick={add}
      >
        {t('Add')}
      </BusyButton>
      {note}
      {whyNone && <span className="ww-muted">{whyNone}</span>}
    </>
  );
}

/** That it cannot be had, or that some is in the cart. */
export function Availability({ offered }: Pick<Props, 'offered'>) {
  const locale = useLocale();
  const { inCart, whyNot } = offered ?? { inCart: 0, whyNot: t('Sold out') };
  return (
    <>
      {whyNot && <Badge tone="neutral">{whyNot}</Badge>}
      {inCart > 0 && (
        <Badge tone="success" icon={cartIcon}>
          {inCartText(inCart, locale)}
        </Badge>
      )}
    </>
  );
}
