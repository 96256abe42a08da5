import { useMemo, useState } from 'react';
import type { Id } from '@shared/id';
import { nextLegal } from '@shared/quantity';
import { addingDismissed, addingKey, type AddingEdit } from '@shared/storefront/adding';
import { addToCart } from '@shared/storefront/addToCart';
import type { ProductDetailsConfig } from './config';
import { fullName } from './model/captions';
import type { Product, ProductOffer } from './model/product';
import { useAppDispatch, useAppSelector } from './state/slice';

export interface Buying {
  /** Cases that are to be added of an offer. */
  quantityOf: (offer: ProductOffer) => number;
  setQuantity: (offer: ProductOffer, quantity: number) => void;
  /** The locations that get them, in the order of the product's. */
  locationIds: readonly Id[];
  toggleLocations: (ids: readonly Id[], isOn: boolean) => void;
  editOf: (offer: ProductOffer) => AddingEdit | undefined;
  add: (offer: ProductOffer) => void;
  dismiss: (offer: ProductOffer) => void;
}

const least = (offer: ProductOffer) => nextLegal({ ...offer, quantity: 0 }, 1);

/** What a person is about to buy of a product, and the product as it can be had since they last did. */
export function useBuying(
  { mode }: ProductDetailsConfig,
  read: Product,
): Buying & { product: Product } {
  const dispatch = useAppDispatch();
  const { edits, offers } = useAppSelector((state) => state.adding);
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const keyOf = (offer: ProductOffer) => addingKey({ mode, id: offer.id });

  const product = useMemo(() => {
    const newest = (offer: ProductOffer): ProductOffer => ({
      ...offer,
      ...offers[addingKey({ mode, id: offer.id })]?.offer,
    });
    return { ...read, offers: read.offers.map(newest) };
  }, [mode, offers, read]);

  const { locations, locationId } = product;
  // Until the person says otherwise it is for where they shop.
  const usual = locations.find(({ id }) => String(id) === String(locationId)) ?? locations[0];
  const isChosen = (id: Id) => (chosen ? chosen.has(String(id)) : id === usual?.id);
  const locationIds = locations.map(({ id }) => id).filter(isChosen);

  const setQuantity = (offer: ProductOffer, quantity: number) => {
    setTyped(new Map(typed).set(keyOf(offer), quantity));
    // What was said of another quantity is over; what nobody knows of is not.
    if (edits[keyOf(offer)]?.status === 'not-added') dispatch(addingDismissed(keyOf(offer)));
  };
  const quantityOf = (offer: ProductOffer) => typed.get(keyOf(offer)) ?? least(offer);

  return {
    product,
    quantityOf,
    setQuantity,
    locationIds,
    toggleLocations: (ids, isOn) => {
      const next = new Set(locationIds.map(String));
      for (const id of ids) {
        if (isOn) next.add(String(id));
        else next.delete(String(id));
      }
      setChosen(next);
    },
    editOf: (offer) => edits[keyOf(offer)],
    add: (offer) => {
      const adding = {
        slug: product.slug,
        mode,
        id: offer.id,
        name: fullName(product, offer),
        quantity: quantityOf(offer),
        dispensaryLocationIds: locationIds,
      };
      void dispatch(addToCart(adding)).then((outcome) => {
        if (outcome?.status !== 'added') return;
        // The next one begins anew, unless something else was typed meanwhile.
        setTyped((now) => {
          if (now.get(keyOf(offer)) !== adding.quantity) return now;
          const next = new Map(now);
          next.delete(keyOf(offer));
          return next;
        });
      });
    },
    dismiss: (offer) => dispatch(addingDismissed(keyOf(offer))),
  };
}
