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
import type { StorefrontSettings } from '@shared/contract/sellerStorefront';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { Grown } from '@shared/lists/growing';
import { timedBanners } from '@shared/storefront/readBanners';
import { listedProduct, readFilters } from '@shared/storefront/readProduct';
import { listedSeller } from '@shared/storefront/readSeller';

const sellerBanner = (seller: unknown) => {
  const { banner_title, banner_text } = objectOf(seller);
  const [title, text] = [textOf(banner_title), textOf(banner_text)];
  return title || text ? { title, text } : null;
};

const nav = record({
  seller: needed(listedSeller),
  banner: at('seller', sellerBanner),
  hero: at(
    'seller',
    record({ image: at('hero_image', needed(textOf)), url: at('hero_url', textOf) }),
  ),
  filters: readFilters,
  banners: timedBanners,
  /** Of the location that is shopped for; `missing` is null once it is reached. */
  minimum: record({
    location: needed(choice),
    minimum_order: needed(amountOf),
    subtotal: needed(amountOf),
    missing: amountOf,
  }),
  canFavorite: at('can_favorite', isTrue),
  canPreview: at('can_preview', isTrue),
});

/** The head of the storefront as the screen can show it. */
export type Nav = Read<typeof nav>;

export const readNav: (answer: unknown) => Nav = answerOf(nav, 'The answer has no seller.');

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

const page = record({
  rows: at('products', needed(listOrNull(listedProduct))),
  /** How many fit on all pages. */
  count: at('result_count', or(countOf, 0)),
  orders: at('order_by_options', list(order)),
  filters: readFilters,
  settings,
  /** The location that is shopped for. */
  location: choice,
  canOrder: at('can_order', isTrue),
  preview: record({ dispensary: needed(choice), location: choice }),
});

type Page = Read<typeof page>;

/** What the seller's products are shown by, beside themselves. */
export type StorefrontFacts = Omit<Page, 'rows'>;

/** The products that were read, and what the answers say beside them. */
export type Products = StorefrontFacts & Grown<ListedProduct>;

const pageOf = answerOf(page, 'The answer has no list of products.');

/** One page as the screen can show it. */
export function readPage(answer: unknown): Page {
  const read = pageOf(answer);
  return { ...read, count: Math.max(read.count, read.rows.length) };
}
