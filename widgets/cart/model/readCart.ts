import { amountOf, hasCarts, linesIn, named, readNotices, readSummary } from '@shared/answers/cart';
import { isSameData } from '@shared/answers/isSameData';
import { part, record } from '@shared/answers/read';
import {
  countOf,
  idOf,
  isId,
  isTrue,
  listOf,
  stepOf,
  textOf,
  textOrNull,
  unreadable,
} from '@shared/answers/values';
import type { LocationCart, MultiCart } from '@shared/contract/cart';
import { isolate, t } from '@shared/page/i18n';
import { byProduct, keyOf, type Cart, type Group, type Line } from './cart';

const readSettings = part(
  record({ storefront_aggregate_variants: isTrue, displayPricePerEach: isTrue }),
);

/** An answer with a list of carts as the screen has it, whatever it leaves out or sends of a wrong type. */
export function readCart(answer: MultiCart): Cart {
  const settings = readSettings(answer.settings);
  const lines = linesIn(answer.carts).flatMap((each) => readLine(each, settings) ?? []);
  return {
    settings,
    groups: listOf(answer.carts).map(readGroup),
    lines: settings.storefront_aggregate_variants ? byProduct(lines) : lines,
    // What may be changed is said, not guessed.
    can_edit: isTrue(answer.can_edit),
    locations: listOf(answer.locations)
      .filter(({ id }) => isId(id))
      .map(named),
    summary: readSummary(answer.summary) ?? undefined,
    ...readNotices(answer),
  };
}

/** Reads the answer to a read: one that is no cart is a failure of the server. */
export function readAnswer(answer: unknown): Cart {
  if (!hasCarts<MultiCart>(answer)) throw unreadable('');
  return readCart(answer);
}

function readGroup(cart: LocationCart): Group {
  const seller = named(cart.seller);
  const location = named(cart.location);
  return {
    key: keyOf(seller.slug, location.id),
    // Of a minimum of which nobody says what is missing to it nothing can be said.
    seller: {
      ...seller,
      minimum_order:
        (cart.missing as unknown) === undefined ? null : amountOf(seller.minimum_order),
    },
    location,
    subtotal: amountOf(cart.subtotal),
    missing: amountOf(cart.missing),
  };
}

/** Null where nothing names the line to the server: no id of a variant, nor of a package size. */
function readLine(
  { seller: { slug }, location, locationId, item, variant }: ReturnType<typeof linesIn>[number],
  { storefront_aggregate_variants: isTogether, displayPricePerEach }: Cart['settings'],
): Line | null {
  const { variantId, packageSizeId } = variant;
  const id = idOf(packageSizeId) ?? idOf(variantId);
  if (id === null) return null;
  const product = textOf(item.name);
  const packageSize = textOf(variant.packageSize);
  const batch = textOrNull(variant.batch);
  return {
    key: keyOf(slug, locationId, id),
    variantId,
    packageSizeId: idOf(packageSizeId) ?? undefined,
    productId: idOf(item.productId) ?? product,
    name: isTogether ? fullName(product, packageSize, batch) : product,
    product,
    brand: textOf(item.brand),
    strain: textOf(item.strain),
    image: item.image,
    packageSize,
    batch,
    caseSize: countOf(variant.caseSize),
    quantity: countOf(variant.quantity) ?? 0,
    minimum: stepOf(variant.minimum),
    increment: stepOf(variant.increment),
    available: countOf(variant.available),
    price: amountOf(variant.price),
    lineTotal: amountOf(variant.lineTotal),
    pricePerEach: displayPricePerEach ? amountOf(variant.pricePerEach) : null,
    groupKey: keyOf(slug, location.id),
    slug,
    locationId,
    locationName: location.name,
  };
}

const fullName = (name: string, packageSize: string, batch: string | null) =>
  [name, packageSize, batch && t('batch %(name)s', { name: batch })]
    .flatMap((part) => (part ? isolate(part) : []))
    .join(', ');

/** The cart `now` with the lines and groups of `before` that are as they were, so that only others are drawn again. */
export function withUnchanged(before: Cart, now: Cart): Cart {
  return {
    ...now,
    groups: reuse(before.groups, now.groups),
    lines: reuse(before.lines, now.lines),
    cart_item_notices: isSameData(before.cart_item_notices, now.cart_item_notices)
      ? before.cart_item_notices
      : now.cart_item_notices,
  };
}

function reuse<T extends { key: string }>(before: T[], now: T[]): T[] {
  const old = new Map(before.map((each) => [each.key, each]));
  return now.map((each) => {
    const found = old.get(each.key);
    return found && isSameData(found, each) ? found : each;
  });
}
