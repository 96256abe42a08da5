import { pageOf } from '@shared/answers/page';
import {
  answerOf,
  at,
  choice,
  needed,
  oneOf,
  part,
  record,
  type Read,
  type Reader,
} from '@shared/answers/read';
import { amountOf, isNotFalse, isTrue, objectOf, textOf } from '@shared/answers/values';
import type { StorefrontSettings } from '@shared/contract/sellerStorefront';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { Grown } from '@shared/lists/growing';
import { timedBanners } from '@shared/storefront/readBanners';
import { listedProduct, listOrders, readFilters } from '@shared/storefront/readProduct';
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

/** One page as the screen can show it. */
export const readPage = pageOf(
  'products',
  listedProduct,
  {
    orders: listOrders,
    filters: readFilters,
    settings,
    /** The location that is shopped for. */
    location: choice,
    canOrder: at('can_order', isTrue),
    preview: record({ dispensary: needed(choice), location: choice }),
  },
  'The answer has no list of products.',
);

type Page = ReturnType<typeof readPage>;

/** What the seller's products are shown by, beside themselves. */
export type StorefrontFacts = Omit<Page, 'rows'>;

/** The products that were read, and what the answers say beside them. */
export type Products = StorefrontFacts & Grown<ListedProduct>;
