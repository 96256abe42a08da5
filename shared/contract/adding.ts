import * as v from 'valibot';
import { cartSummary } from './cart';
import { offer } from './offers';
import { defineRoutes } from './route';
import { id } from './storefrontShapes';

const cases = v.pipe(v.number(), v.integer(), v.minValue(1));
const dispensaryLocationIds = v.pipe(v.array(id), v.minLength(1));

/** What was added, as it can be had from now on, and all carts together. */
const added = v.object({ offer, summary: cartSummary });

/**
 * The specification has the calls; what they send beside the quantity and what they answer is this project's choice,
 * and no screen depends on the answer. The cases are added to what is in the cart, for each of the locations. A refusal
 * says in `errors` why and in `available` how many cases more each location could have.
 *
 * Both carry an `Idempotency-Key`, the same one when the same thing is sent again. A server that minds it adds once.
 */
export const addingRoutes = defineRoutes({
  S3: {
    id: 'S3',
    method: 'POST',
    path: '/shop/{slug}/products/add/',
    origin: 'spec',
    summary: 'Adds cases of a variant to the cart of each location, once for each Idempotency-Key',
    isKeyed: true,
    body: {
      type: 'json',
      schema: v.strictObject({ variantId: id, quantity: cases, dispensaryLocationIds }),
    },
    answer: added,
  },
  S4: {
    id: 'S4',
    method: 'POST',
    path: '/shop/{slug}/cart/package_size/{package_size_pk}',
    origin: 'spec',
    summary:
      'Adds cases of a package size to the cart of each location, whose batch the vendor chooses',
    isKeyed: true,
    body: { type: 'json', schema: v.strictObject({ quantity: cases, dispensaryLocationIds }) },
    answer: added,
  },
});

export type Added = v.InferOutput<typeof added>;
