import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { withId, type Id } from '@shared/answers/id';
import { addToCart } from '@shared/storefront/addToCart';
import { casesInCart, whyNotSold } from '@shared/storefront/readOffer';
import { useAddField } from '@shared/storefront/useAddField';
import type { ProductDetailsConfig } from './config';
import { offerText, type Product, type ProductOffer } from './model/product';
import { useAppDispatch } from './state';

export interface Chosen {
  config: ProductDetailsConfig;
  product: Product;
  /** The chosen one of its offers. */
  offer: ProductOffer;
  onChoose: (chosen: string) => void;
}

export type Ordering = ReturnType<typeof useOrdering>;

/** What a person is about to order of the chosen offer, and for which locations: in the card and in the tables alike. */
export function useOrdering(shown: Chosen) {
  const dispatch = useAppDispatch();
  const { product, offer } = shown;
  const { mode, preview } = shown.config;
  const { locations, locationId, slug } = product;
  // Until the person says otherwise it is for where they shop.
  const usual = withId(locations, locationId) ?? locations[0];
  const [chosen, setLocationIds] = useState<readonly Id[] | null>(null);
  const wanted = chosen ?? (usual ? [usual.id] : []);
  const locationIds = locations.map(({ id }) => id).filter((id) => wanted.includes(id));

  const name = offerText(offer, product);
  const { whyNone: noCases, ...field } = useAddField({
    adding: { slug, mode, id: offer.id, name, dispensaryLocationIds: locationIds },
    rule: offer,
    left: offer.available,
    onAdd: (adding) => void dispatch(addToCart(adding)),
  });
  const whyNone = whyNotSold(offer, product.allowsOverOrdering);
  const isUnplaced = locationIds.length === 0;
  return {
    ...shown,
    ...field,
    locationIds,
    setLocationIds,
    /** To be added, at all locations together. */
    cases: field.quantity * locationIds.length,
    /** Cases at all locations together; a preview says nothing of them. */
    inCart: preview ? 0 : casesInCart(offer),
    /** Why there is nothing to be had of it, '' where there is. */
    whyNone,
    mayAdd: !whyNone && product.canAdd && !preview,
    /** Why it cannot be added yet, '' where it can. */
    whyNot: field.isUnknown
      ? t('Check the cart first.')
      : (noCases ?? (isUnplaced ? t('Choose a location.') : '')),
  };
}
