import { useState } from 'react';
import { t } from '@shared/i18n';
import { withId, type Id } from '@shared/id';
import { addToCart } from '@shared/storefront/addToCart';
import { casesInCart, whyNotSold } from '@shared/storefront/readOffer';
import { useAddField } from '@shared/storefront/useAddField';
import type { ProductDetailsConfig } from './config';
import { offerText, type Product, type ProductOffer } from './model/product';
import { useAppDispatch } from './state';

export type Ordering = ReturnType<typeof useOrdering>;

/** What a person is about to order of the chosen offer, and for which locations: in the card and in the tables alike. */
export function useOrdering(
  { mode, preview }: ProductDetailsConfig,
  product: Product,
  offer: ProductOffer,
) {
  const dispatch = useAppDispatch();
  const { locations, locationId, slug } = product;
  // Until the person says otherwise it is for where they shop.
  const usual = withId(locations, locationId) ?? locations[0];
  const [chosen, setChosen] = useState<readonly Id[] | null>(null);
  const wanted = chosen ?? (usual ? [usual.id] : []);
  const locationIds = locations.map(({ id }) => id).filter((id) => wanted.includes(id));

  const name = offerText(offer, product);
  const to = { slug, mode, id: offer.id, name, dispensaryLocationIds: locationIds };
  const { whyNone: noCases, ...field } = useAddField({
    mode,
    id: offer.id,
    name,
    rule: offer,
    left: offer.available,
    onAdd: (quantity) => void dispatch(addToCart({ ...to, quantity })),
  });
  const whyNone = whyNotSold(offer, product.allowsOverOrdering);
  const isUnplaced = locations.length > 0 && locationIds.length === 0;
  return {
    ...field,
    locationIds,
    setLocationIds: setChosen,
    /** To be added, at all locations together. */
    cases: field.quantity * locationIds.length,
    /** Cases at all locations together; a preview says nothing of them. */
    inCart: preview ? 0 : casesInCart(offer),
    /** Why there is nothing to be had of it, '' where there is. */
    whyNone,
    mayAdd: !whyNone && product.canAdd && !preview,
    /** Why it cannot be added yet. */
    whyNot: field.isUnknown
      ? t('Check the cart first.')
      : (noCases ?? (isUnplaced && t('Choose a location.'))),
  };
}
