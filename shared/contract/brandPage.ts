import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);
const text = v.optional(v.string());
/** The address of a picture that was uploaded, or one elsewhere. */
const picture = v.optional(v.nullable(v.string()));
/** Paragraphs between empty lines, *emphasis* and [words](address) in them. No HTML. */
const plainText = v.optional(v.string());
/** An http or https address, or a path of this site. */
const link = v.optional(v.string());

/** What each kind of tile says. What a server keeps beyond that goes back to it unchanged. */
const heroFields = v.looseObject({
  heading: text,
  subheading: text,
  picture,
  alt: text,
  button: text,
  link,
});
const textFields = v.looseObject({ heading: text, body: plainText });
const imageFields = v.looseObject({ picture, alt: text, caption: text, link });
const productsFields = v.looseObject({ heading: text, products: v.optional(v.array(id)) });
const videoFields = v.looseObject({ heading: text, address: text });
const campaignFields = v.looseObject({ heading: text, campaign: v.optional(v.nullable(id)) });

/** A server may keep anything in a tile of a kind that is none of these. */
const fields = v.union([
  heroFields,
  textFields,
  imageFields,
  productsFields,
  videoFields,
  campaignFields,
  v.looseObject({}),
]);

/** A tile as it is sent; a new one has a negative id. */
export const sentTile = v.object({
  id,
  /** `hero`, `text`, `image`, `products`, `video`, `campaign`, or another one of the server's own. */
  kind: v.string(),
  fields,
});

export const brandPageTile = v.object({
  ...sentTile.entries,
  /** The Idempotency-Key by which it was created; null for one that was created otherwise. */
  key: v.nullable(v.string()),
});

export const brandPageDetails = v.object({
  title: v.string(),
  introduction: v.string(),
  website: v.string(),
  isPublished: v.boolean(),
  /** By id, of the choices. */
  attributes: v.array(id),
});

const named = v.object({ id, name: v.string() });

/** A day of the calendar. */
const day = v.pipe(v.string(), v.isoDate());

export const campaign = v.object({
  id,
  name: v.string(),
  starts: day,
  ends: day,
  /** How many vendors take part. */
  vendors: v.number(),
});

export const campaignFieldsSent = v.strictObject({
  name: v.string(),
  starts: v.string(),
  ends: v.string(),
  /** The ids of all vendors that take part. */
  vendors: v.array(id),
});

export const brandPageAnswer = v.object({
  details: brandPageDetails,
  /** From the top of the page to its end. */
  tiles: v.array(brandPageTile),
  campaigns: v.array(campaign),
  /** What the vendor sells, for rows of products. */
  products: v.array(named),
  attributes: v.array(named),
  hasEditPermission: v.boolean(),
});

export const campaignVendor = v.object({ id, name: v.string(), state: v.string() });

const filterQuery = v.strictObject({
  'filter-text': v.optional(v.string()),
  /** Names of states, joined by commas. */
  'state-filter': v.optional(v.string()),
  'order-by': v.optional(v.string()),
  /** All that match where it is left out. */
  page: v.optional(v.string()),
  'per-page': v.optional(v.string()),
});

const json = <Schema extends v.GenericSchema>(schema: Schema) =>
  ({ type: 'json', schema }) as const;

export const brandPageRoutes = defineRoutes({
  G1: {
    id: 'G1',
    method: 'POST',
    path: '{urls.page}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/save/',
    origin: 'spec',
    summary: 'Saves the details of the page that are given, and the order of its tiles',
    body: json(
      v.strictObject({
        ...v.partial(brandPageDetails).entries,
        /** The ids of the tiles; those that it does not name stay behind the one that they follow. */
        order: v.optional(v.array(id)),
      }),
    ),
    answer: brandPageDetails,
  },
  G2: {
    id: 'G2',
    method: 'POST',
    path: '{urls.tiles}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/tiles/',
    origin: 'spec',
    summary: 'Creates a tile whose id is negative, once for each Idempotency-Key, or updates one',
    isKeyed: true,
    body: json(sentTile),
    answer: brandPageTile,
  },
  G3: {
    id: 'G3',
    method: 'DELETE',
    path: '{urls.tile}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/tiles/{id}/',
    origin: 'spec',
    summary: 'Deletes a tile',
    answer: 'nothing',
  },
  G4: {
    id: 'G4',
    method: 'GET',
    path: '{urls.download}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/download/',
    origin: 'spec',
    summary: 'The page as it was last saved, with what can be chosen for it',
    answer: brandPageAnswer,
  },
  G5: {
    id: 'G5',
    method: 'POST',
    path: '{urls.pictures}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/pictures/',
    origin: 'ours',
    summary: 'Takes a picture, once for each key',
    body: {
      type: 'multipart',
      schema: v.object({ key: v.string(), picture: v.instance(Blob) }),
    },
    answer: v.object({ url: v.string() }),
  },
  G6: {
    id: 'G6',
    method: 'GET',
    path: '{urls.vendors}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/vendors/',
    origin: 'ours',
    summary: 'Vendors that can take part in a campaign: a page of them, or all that match',
    query: filterQuery,
    answer: v.object({
      vendors: v.array(campaignVendor),
      /** How many fit on all pages. */
      count: v.number(),
      states: v.array(v.string()),
    }),
  },
  G7: {
    id: 'G7',
    method: 'POST',
    path: '{urls.campaigns}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/campaigns/',
    origin: 'ours',
    summary: 'Creates a campaign, once for each Idempotency-Key',
    isKeyed: true,
    body: json(campaignFieldsSent),
    answer: campaign,
  },
  G8: {
    id: 'G8',
    method: 'GET',
    path: '{urls.picture}',
    servedAt: '/dashboard/vendor/{vendorId}/brand-page/pictures/{pictureId}/',
    origin: 'ours',
    summary: 'A picture that was uploaded. An address of an answer leads to it, not a call',
    answer: 'file',
  },
});

export type BrandPageAnswer = v.InferOutput<typeof brandPageAnswer>;
export type BrandPageDetails = v.InferOutput<typeof brandPageDetails>;
export type BrandPageTile = v.InferOutput<typeof brandPageTile>;
export type SentTile = v.InferOutput<typeof sentTile>;
export type Campaign = v.InferOutput<typeof campaign>;
export type CampaignFields = v.InferOutput<typeof campaignFieldsSent>;
export type CampaignVendor = v.InferOutput<typeof campaignVendor>;
