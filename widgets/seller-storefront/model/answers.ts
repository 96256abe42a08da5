import {
  answerOf,
  at,
  choice,
  list,
  listOrNull,
  needed,
  oneOf,
  or,
  part,
  record,
  type Read,
  type Reader,
} from '@shared/answers/read';
import { amountOf, countOf, isNotFalse, isTrue, objectOf, textOf } from '@shared/answers/values';
import type { SellerNavAnswer, StorefrontSettings } from '@shared/contract/sellerStorefront';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { ListedSeller, ProductFilters, TimedBanner } from '@shared/contract/storefrontShapes';
import type { Grown } from '@shared/lists/growing';
import { timedBanners } from '@shared/storefront/readBanners';
import { listedProduct, readFilters } from '@shared/storefront/readProduct';
import { listedSeller } from '@shared/storefront/readSeller';

export type Named = Read<typeof choice>;

/** The head of the storefront as the screen can show it. */
export interface Nav {
  seller: ListedSeller;
  banner: { title: string; text: string } | null;
  hero: { image: string; url: string } | null;
  filters: ProductFilters | null;
  banners: TimedBanner[];
  minimum: SellerNavAnswer['minimum'];
  canFavorite: boolean;
  canPreview: boolean;
}

/** What the seller's products are shown by, beside themselves. */
export interface StorefrontFacts {
  /** How many fit on all pages. */
  count: number;
  orders: { value: string; label: string }[];
  filters: ProductFilters | null;
  settings: StorefrontSettings;
  /** The location that is shopped for. */
  location: Named | null;
  canOrder: boolean;
  preview: { dispensary: Named; location: Named | null } | null;
}

/** The products that were read, and what the answers say beside them. */
export type Products = StorefrontFacts & Grown<ListedProduct>;

const sellerBanner: Reader<Nav['banner']> = (seller) => {
  const { banner_title, banner_text } = objectOf(seller);
  const [title, text] = [textOf(banner_title), textOf(banner_text)];
  return title || text ? { title, text } : null;
};

export const readNav: (answer: unknown) => Nav = answerOf(
  record({
    seller: needed(listedSeller),
    banner: at('seller', sellerBanner),
    hero: at(
      'seller',
      record({ image: at('hero_image', needed(textOf)), url: at('hero_url', textOf) }),
    ),
    filters: readFilters,
    banners: timedBanners,
    minimum: record({
      location: needed(choice),
      minimum_order: needed(amountOf),
      subtotal: needed(amountOf),
      missing: amountOf,
    }),
    canFavorite: at('can_favorite', isTrue),
    canPreview: at('can_preview', isTrue),
  }),
  'The answer has no seller.',
);

/** What a server leaves out of a vendor's settings is what most have. */
const settings: Reader<StorefrontSettings> = part(
  record({
    allowOverOrdering: isTrue,
    batchQueuesEnabled: isTrue,
    displayLiveInventoryCount: isNotFalse,
    displayPricePerEach: isNotFalse,
    storefront_aggregate_variants: isTrue,
    defaultSort: textOf,
    defaultListView: oneOf(['cards', 'table'], 'cards'),
  }),
);

const order = record({
  value: needed((value) => (typeof value === 'string' ? value : null)),
  label: (label, from) => textOf(label) || textOf(from?.value),
});

const page = answerOf(
  record({
    rows: at('products', needed(listOrNull(listedProduct))),
    count: at('result_count', or(countOf, 0)),
    orders: at('order_by_options', list(order)),
    filters: readFilters,
    settings,
    location: choice,
    canOrder: at('can_order', isTrue),
    preview: record({ dispensary: needed(choice), location: choice }),
  }),
  'The answer has no list of products.',
);

/** One page as the screen can show it. */
export function readPage(answer: unknown): StorefrontFacts & { rows: ListedProduct[] } {
  const read = page(answer);
  return { ...read, count: Math.max(read.count, read.rows.length) };
}
