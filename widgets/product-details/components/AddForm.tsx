import { useState } from 'react';
import { t, tn } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { AddingNote } from '@shared/ui/AddingNote';
import { BusyButton } from '@shared/ui/BusyButton';
import { QuantityField } from '@shared/ui/QuantityField';
import { offerText } from '../model/captions';
import type { Product, ProductOffer } from '../model/product';
import type { Buying } from '../useBuying';
import { LocationChoice } from './LocationChoice';

interface Props {
  product: Product;
  offer: ProductOffer;
  buying: Buying;
}

/** How many cases, for which locations, and the button that adds them. */
export function AddForm({ product, offer, buying }: Props) {
  const locale = useLocale();
  const whyId = useDomId();
  const [takesFocus, setTakesFocus] = useState(false);
  const edit = buying.editOf(offer);
  const quantity = buying.quantityOf(offer);
  const places = buying.locationIds.length;
  const isBusy = edit?.status === 'sending' || edit?.status === 'searching';
  const name = offerText(offer) || product.name;
  const why =
    edit?.status === 'unknown'
      ? t('Check the cart first.')
      : quantity === 0
        ? t('Enter at least 1 case.')
        : product.locations.length > 0 && places === 0 && t('Choose a location.');
  return (
    <>
      <LocationChoice product={product} offer={offer} buying={buying} />
      <QuantityField
        key={String(offer.id)}
        ordered={{ ...offer, quantity }}
        left={offer.available}
        labels={{
          field: t('Cases of %(name)s', { name }),
          fewer: t('Fewer cases of %(name)s', { name }),
          more: t('More cases of %(name)s', { name }),
        }}
        isRefused={edit?.status === 'not-added' && edit.failure.kind === 'refused'}
        takesFocus={takesFocus}
        onFocused={() => setTakesFocus(false)}
        onCommit={(cases) => buying.setQuantity(offer, cases)}
        onStep={(cases) => buying.setQuantity(offer, cases)}
      />
      <AddingNote
        edit={edit}
        rule={offer}
        onSet={(cases) => {
          buying.setQuantity(offer, cases);
          setTakesFocus(true);
        }}
        onCheck={() => buying.add(offer)}
        onDismiss={() => {
          buying.dismiss(offer);
          setTakesFocus(true);
        }}
      />
      <BusyButton
        className="btn-primary"
        isBusy={isBusy}
        aria-disabled={Boolean(why) || undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={why ? undefined : () => buying.add(offer)}
      >
        {tn('Add %(count)s case to cart', 'Add %(count)s cases to cart', quantity * places, {
          count: formatCount(quantity * places, locale),
        })}
      </BusyButton>
      {why && (
        <p className="ww-muted" id={whyId}>
          {why}
        </p>
      )}
    </>
  );
}
