import { isId, isObject, listOf, listOfIds, named, textOf } from '@shared/answers';
import { amountOf, countOf, readNotices, readSummary } from '@shared/cartAnswers';
import type { CartItem, CartVariant, LocationCart, MultiCart } from '@shared/contract/cart';
import { isolate, t } from '@shared/i18n';
import { byProduct, keyOf, type Cart, type Group, type Line } from './cart';

/** An answer with a list of carts as the screen has it, whatever it leaves out or sends of a wrong type. */
export function readCart(answer: MultiCart): Cart {
  const given = isObject(answer.settings) ? (answer.settings as Partial<Cart['settings']>) : {};
  const settings = {
    storefront_aggregate_variants: given.storefront_aggregate_variants === true,
    displayPricePerEach: given.displayPricePerEach === true,
  };
  const groups: Group[] = [];
  const lines: Line[] = [];
  for (const cart of listOf(answer.carts)) {
    const group = readGroup(cart);
    groups.push(group);
    for (const item of listOf(cart.items)) {
      for (const variant of listOf(item.variants)) {
        const line = readLine(item, variant, group, settings);
        if (line) lines.push(line);
      }
    }
  }
  return {
    settings,
    groups,
    lines: settings.storefront_aggregate_variants ? byProduct(lines) : lines,
    // What may be changed is said, not guessed.
    can_edit: (answer.can_edit as unknown) === true,
    locations: listOf(answer.locations)
      .filter(({ id }) => isId(id))
      .map(named),
    summary: readSummary(answer.summary) ?? undefined,
    ...readNotices(answer),
  };
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
  item: CartItem,
  { dispensaryLocationIds, ...variant }: CartVariant,
  { key: groupKey, seller: { slug }, location }: Group,
  { storefront_aggregate_variants: isTogether, displayPricePerEach }: Cart['settings'],
): Line | null {
  const { variantId, packageSizeId } = variant;
  const id = isId(packageSizeId) ? packageSizeId : variantId;
  if (!isId(id)) return null;
  const [first] = listOfIds(dispensaryLocationIds);
  const locationId = isId(first) ? first : location.id;
  const product = textOf(item.name);
  const packageSize = textOf(variant.packageSize);
  const batch = textOf(variant.batch) || null;
  return {
    key: keyOf(slug, locationId, id),
    variantId,
    packageSizeId: isId(packageSizeId) ? packageSizeId : undefined,
    productId: isId(item.productId) ? item.productId : product,
    name: isTogether ? fullName(product, packageSize, batch) : product,
    product,
    brand: textOf(item.brand),
    strain: textOf(item.strain),
    image: item.image,
    packageSize,
    batch,
    caseSize: countOf(variant.caseSize),
    quantity: countOf(variant.quantity) ?? 0,
    minimum: Math.max(1, countOf(variant.minimum) ?? 1),
    increment: Math.max(1, countOf(variant.increment) ?? 1),
    available: countOf(variant.available),
    price: amountOf(variant.price),
    lineTotal: amountOf(variant.lineTotal),
    pricePerEach: displayPricePerEach ? amountOf(variant.pricePerEach) : null,
    groupKey,
    slug,
    locationId,
    locationName: location.name,
  };
}

const fullName = (name: string, packageSize: string, batch: string | null) =>
  [name, packageSize, batch && t('batch %(name)s', { name: batch })]
    .flatMap((part) => (part ? isolate(part) : []))
    .join(', ');
