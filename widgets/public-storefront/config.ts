import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';
import { linkUrl } from '@shared/urls/guard';

/** The paths of the screen's calls, by their id. */
export const menuCalls = { S26: '/storefront2/public/{slug}/' };

const webAddress = v.pipe(
  v.string(),
  v.check((url) => linkUrl(url) !== null, 'an http or https address'),
);
const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

export const publicStorefrontConfig = v.object({
  ...commonConfig,
  /** The seller whose menu it is. */
  slug: v.pipe(v.string(), v.nonEmpty()),
  /** The question before the menu. */
  ageConfirmation: v.optional(
    v.object({
      /** Years; 21 by default. */
      minimumAge: v.optional(wholeFrom(1), 21),
      /** How long an answer is kept; 30 by default, 0 for as long as the page is open. */
      days: v.optional(wholeFrom(0), 30),
    }),
    {},
  ),
  urls: v.object({
    ...commonUrls,
    /** Where who is too young is led, also to another site. */
    leave: webAddress,
    /** Other addresses for single calls. */
    calls: callAddresses(menuCalls),
    /** The page of one product; `{productId}` and `{slug}` in it become the product's and the seller's. */
    product: v.optional(ownAddress),
  }),
});

export type PublicStorefrontConfig = v.InferOutput<typeof publicStorefrontConfig>;
