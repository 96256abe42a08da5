import { textOf } from '@shared/answers';
import type {
  SellerNavAnswer,
  SellerStorefrontAnswer,
  StorefrontSettings,
  TimedBanner,
} from '@shared/contract/sellerStorefront';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { ListedSeller, ProductFilters } from '@shared/contract/storefrontShapes';
import type { Id } from '@shared/id';
import type { Grown } from '@shared/lists/growing';
import { readFilters, readProducts } from '@shared/storefront/readProduct';
import {
  amountOf,
  isId,
  isObject,
  objectsOf,
  readSeller,
  unreadable,
  wholeOf,
  type Loose,
} from '@shared/storefront/readSeller';

export interface Named {
  id: Id;
  name: string;
}

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

export function readNamed(value: unknown): Named | null {
  const { id, name } = (isObject(value) ? value : {}) as Loose<Named>;
  return isId(id) ? { id, name: textOf(name).trim() || textOf(id) } : null;
}

export function readNav(answer: unknown): Nav {
  const nav = (isObject(answer) ? answer : {}) as Loose<SellerNavAnswer>;
  const given = (isObject(nav.seller) ? nav.seller : {}) as Loose<SellerNavAnswer['seller']>;
  const [seller] = readSeller(given);
  if (!seller) throw unreadable('The answer has no seller.');
  const [title, text] = [textOf(given.banner_title), textOf(given.banner_text)];
  const image = textOf(given.hero_image);
  return {
    seller,
    banner: title || text ? { title, text } : null,
    hero: image ? { image, url: textOf(given.hero_url) } : null,
    filters: readFilters(nav.filters),
    banners: objectsOf(nav.banners).flatMap(readBanner),
    minimum: readMinimum(nav.minimum),
    canFavorite: nav.can_favorite === true,
    canPreview: nav.can_preview === true,
  };
}

const severities = ['info', 'success', 'warning', 'danger'] as const;

/** A banner that says nothing is none. */
function readBanner(banner: Loose<TimedBanner>): TimedBanner[] {
  const { id } = banner;
  const message = textOf(banner.message);
  if (!isId(id) || !message) return [];
  return [
    {
      id,
      message,
      severity: severities.find((each) => each === banner.severity) ?? 'info',
      timeout: wholeOf(banner.timeout),
      title: textOf(banner.title) || null,
      preventAutoClose: banner.preventAutoClose === true,
    },
  ];
}

function readMinimum(value: unknown): Nav['minimum'] {
  const given = (isObject(value) ? value : {}) as Loose<NonNullable<SellerNavAnswer['minimum']>>;
  const location = readNamed(given.location);
  const [minimum_order, subtotal] = [amountOf(given.minimum_order), amountOf(given.subtotal)];
  if (!location || minimum_order === null || subtotal === null) return null;
  return { location, minimum_order, subtotal, missing: amountOf(given.missing) };
}

/** What a server leaves out of a vendor's settings is what most have. */
function readSettings(value: unknown): StorefrontSettings {
  const given = (isObject(value) ? value : {}) as Loose<StorefrontSettings>;
  return {
    allowOverOrdering: given.allowOverOrdering === true,
    batchQueuesEnabled: given.batchQueuesEnabled === true,
    displayLiveInventoryCount: given.displayLiveInventoryCount !== false,
    displayPricePerEach: given.displayPricePerEach !== false,
    storefront_aggregate_variants: given.storefront_aggregate_variants === true,
    defaultSort: textOf(given.defaultSort),
    defaultListView: given.defaultListView === 'table' ? 'table' : 'cards',
  };
}

/** One page as the screen can show it. */
export function readPage(answer: unknown): StorefrontFacts & { rows: ListedProduct[] } {
  const page = (isObject(answer) ? answer : {}) as Loose<SellerStorefrontAnswer>;
  if (!Array.isArray(page.products)) throw unreadable('The answer has no list of products.');
  const rows = readProducts(page.products);
  const preview = (isObject(page.preview) ? page.preview : {}) as Loose<
    NonNullable<SellerStorefrontAnswer['preview']>
  >;
  const dispensary = readNamed(preview.dispensary);
  return {
    rows,
    count: Math.max(wholeOf(page.result_count) ?? 0, rows.length),
    orders: objectsOf(page.order_by_options).flatMap(({ value, label }) =>
      typeof value === 'string' && value ? [{ value, label: textOf(label) || value }] : [],
    ),
    filters: readFilters(page.filters),
    settings: readSettings(page.settings),
    location: readNamed(page.location),
    canOrder: page.can_order === true,
    preview: dispensary && { dispensary, location: readNamed(preview.location) },
  };
}
