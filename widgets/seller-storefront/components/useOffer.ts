import { addingKey, type AddingMode } from '@shared/storefront/adding';
import { casesAt, inCartNow, type Choice } from '@shared/storefront/choices';
import type { Id } from '@shared/answers/id';
import { whyNotSold } from '@shared/storefront/readOffer';
import type { StorefrontFacts } from '../model/answers';
import { useAppSelector } from '../state/slice';

/** A choice of a product, as it can be had by now. */
export interface Offered {
  mode: AddingMode;
  /** By which the calls name it. */
  id: Id;
  choice: Choice;
  /** Cases that can be added; null where that is not told. */
  left: number | null;
  /** Why it cannot be had: "Sold out"; "" where it can. */
  whyNot: string;
  /** Cases in the cart of the location that is shopped for. */
  inCart: number;
}

/** What the server said of it when something was added is newer than the list; null of a product without any choice. */
export function useOffer(
  choice: Choice | undefined,
  { settings, location }: Pick<StorefrontFacts, 'settings' | 'location'>,
): Offered | null {
  const mode = settings.batchQueuesEnabled ? 'batch-queues' : 'variant';
  const id = (mode === 'variant' ? choice?.variantId : choice?.packageSizeId) ?? '';
  const newer = useAppSelector(({ adding }) => adding.offers[addingKey({ mode, id })]?.offer);
  if (!choice) return null;
  const left = newer ? newer.available : choice.available;
  const offer = { isSaleable: choice.is_saleable, available: left };
  return {
    mode,
    id,
    choice,
    left: settings.displayLiveInventoryCount ? left : null,
    whyNot: whyNotSold(offer, settings.allowOverOrdering),
    inCart: location ? (casesAt(inCartNow(choice, newer?.inCart), location.id) ?? 0) : 0,
  };
}
