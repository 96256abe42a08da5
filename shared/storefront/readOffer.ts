import { isId, isObject, listOf, textOf } from '../answers';
import { amountOf, countOf } from '../cartAnswers';
import type { InCart, Offer } from '../contract/offers';
import type { Id } from '../id';

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

const atLeastOne = (value: unknown) => Math.max(1, countOf(value) ?? 1);

/** Null for what the calls could not name. */
export function readOffer(answer: unknown): ReadOffer | null {
  const given = (isObject(answer) ? answer : {}) as Partial<Offer>;
  const variantId = isId(given.variantId) ? given.variantId : null;
  const packageSizeId = isId(given.packageSizeId) ? given.packageSizeId : null;
  if (variantId === null && packageSizeId === null) return null;
  const caseSize = countOf(given.caseSize);
  return {
    variantId,
    packageSizeId,
    packageSize: textOf(given.packageSize),
    batch: textOf(given.batch),
    caseSize: caseSize === 0 ? null : caseSize,
    price: amountOf(given.price),
    pricePerEach: amountOf(given.pricePerEach),
    available: countOf(given.available),
    minimum: atLeastOne(given.minimum),
    increment: atLeastOne(given.increment),
    isSaleable: given.is_saleable !== false,
    inCart: Array.isArray(given.inCart) ? readInCart(given.inCart) : null,
  };
}

const readInCart = (list: InCart[]): InCart[] =>
  listOf(list).flatMap(({ dispensaryLocationId, quantity }) => {
    const cases = countOf(quantity);
    return isId(dispensaryLocationId) && cases ? [{ dispensaryLocationId, quantity: cases }] : [];
  });

/** Cases of an offer in the cart, at all locations together. */
export const casesInCart = ({ inCart }: Pick<ReadOffer, 'inCart'>): number =>
  (inCart ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether there is nothing of an offer to be added now. A vendor that hides its inventory is asked. */
export const isSoldOut = ({ available }: Pick<ReadOffer, 'available'>, allowsOver: boolean) =>
  available === 0 && !allowsOver;
