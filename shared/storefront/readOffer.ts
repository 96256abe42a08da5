import { at, made, record, type Reader } from '../answers/read';
import { countOf, idOf, isNotFalse, positiveOf, stepOf, textOf } from '../answers/values';
import { amountOf } from '../answers/cart';
import type { InCart } from '../contract/offers';
import { t } from '../page/i18n';
import type { Id } from '../answers/id';
import { inCart } from './readProduct';

/** An offer as screens show it. What the server left out is null, an empty text, or the least that is legal. */
export interface ReadOffer {
  variantId: Id | null;
  packageSizeId: Id | null;
  packageSize: string;
  batch: string;
  caseSize: number | null;
  /** Of a case, as the server wrote it. */
  price: string | null;
  pricePerEach: string | null;
  /** Cases that can be added; null where that is not told. */
  available: number | null;
  minimum: number;
  increment: number;
  isSaleable: boolean;
  /** Null where the server does not say what is in the cart. */
  inCart: readonly InCart[] | null;
}

/** The readers of its fields, for those who read more of it. */
export const offerFields = {
  variantId: idOf,
  packageSizeId: idOf,
  packageSize: textOf,
  batch: textOf,
  caseSize: positiveOf,
  price: amountOf,
  pricePerEach: amountOf,
  available: countOf,
  minimum: stepOf,
  increment: stepOf,
  isSaleable: at('is_saleable', isNotFalse),
  inCart,
};

/** Null for what the calls could not name. */
export const readOffer: Reader<ReadOffer | null> = made(record(offerFields), (read) =>
  read.variantId === null && read.packageSizeId === null ? null : read,
);

/** Cases of an offer in the cart, at all locations together. */
export const casesInCart = ({ inCart }: Pick<ReadOffer, 'inCart'>): number =>
  (inCart ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

/** Why nothing of an offer can be added now: "Sold out"; '' where something can. Who hides the inventory is asked. */
export const whyNotSold = (
  { isSaleable, available }: Pick<ReadOffer, 'isSaleable' | 'available'>,
  allowsOver: boolean,
): string => {
  if (!isSaleable) return t('Not for sale');
  return available === 0 && !allowsOver ? t('Sold out') : '';
};
