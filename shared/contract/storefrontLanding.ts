import * as v from 'valibot';
import { defineRoutes } from './route';
import { id, listedSeller, timedBanner } from './storefrontShapes';

/** A picture, and the same in other widths where the server has them. */
const picture = v.object({
  url: v.string(),
  sources: v.optional(
    v.array(v.object({ url: v.string(), width: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  ),
});

/** What the marketplace shows first: a season, a seller, an offer. */
const feature = v.object({
  id,
  title: v.string(),
  text: v.string(),
  /** Where it leads; null where it only says something. */
  url: v.nullable(v.string()),
  picture: v.nullable(picture),
  /** Of what it is about, for its sign where it has no picture: "Flower". */
  category: v.nullable(v.string()),
});

export const landingAnswer = v.object({
  heroes: v.array(feature),
  promotions: v.array(feature),
  /** What the marketplace has to say for a while. */
  banners: v.optional(v.array(timedBanner)),
});

const landingBrand = v.object({
  id,
  name: v.string(),
  logo: v.nullable(picture),
  /** That most of its products are of. */
  category: v.nullable(v.string()),
  seller: v.object({ id, slug: v.string(), name: v.string() }),
  /** Whether its seller is a favorite. */
  is_favorite: v.boolean(),
});

const landingSeller = v.object({
  ...listedSeller.entries,
  logo: v.nullable(picture),
  category: v.nullable(v.string()),
});

/** The groups in the order in which they are shown, each named by the first letter of its names. */
export const groupedBrandsAnswer = v.object({
  groups: v.array(v.object({ name: v.string(), brands: v.array(landingBrand) })),
});

export const groupedSellersAnswer = v.object({
  groups: v.array(v.object({ name: v.string(), sellers: v.array(landingSeller) })),
});

/** The specification has the calls; what they answer is this project's choice. */
export const storefrontLandingRoutes = defineRoutes({
  S21: {
    id: 'S21',
    method: 'GET',
    path: '/storefront2-landing/',
    origin: 'spec',
    summary: 'What the marketplace shows first: heroes, promotions and timed banners',
    answer: landingAnswer,
  },
  S22: {
    id: 'S22',
    method: 'GET',
    path: '/storefront2/grouped-active-brands/',
    origin: 'spec',
    summary: 'All brands that can be bought, by the first letter of their names',
    answer: groupedBrandsAnswer,
  },
  S23: {
    id: 'S23',
    method: 'GET',
    path: '/storefront2/grouped-active-sellers/',
    origin: 'spec',
    summary: 'All sellers that can be bought from, by the first letter of their names',
    answer: groupedSellersAnswer,
  },
});

export type Picture = v.InferOutput<typeof picture>;
export type Feature = v.InferOutput<typeof feature>;
export type LandingAnswer = v.InferOutput<typeof landingAnswer>;
export type LandingBrand = v.InferOutput<typeof landingBrand>;
export type LandingSeller = v.InferOutput<typeof landingSeller>;
