import * as v from 'valibot';
import { money } from './periods';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A value of one of the product's options, by its words: "Package size", "3.5 g". */
const optionValue = v.object({ optionId: id, value: v.string() });

/** No two variants of a product have the same values. */
export const existingVariant = v.object({
  id,
  values: v.array(optionValue),
  name: v.string(),
  sku: v.string(),
  /** Of a case. */
  price: v.nullable(money),
  /** Cases. */
  stock: v.nullable(count),
});

export const productOption = v.object({
  id,
  name: v.string(),
  /** Those to choose from. */
  values: v.array(v.string()),
  /** Whether others may be written in. */
  isOpen: v.boolean(),
});

export const variantProduct = v.object({
  id,
  name: v.string(),
  options: v.array(productOption),
  variants: v.array(existingVariant),
  hasEditPermission: v.boolean(),
});

export const newVariant = v.strictObject({
  values: v.array(v.strictObject(optionValue.entries)),
  name: v.string(),
  sku: v.string(),
  price: v.nullable(money),
  stock: v.nullable(count),
});

/** In the order in which they were sent. */
const variantResult = v.object({
  /** Null where it was refused. */
  id: v.nullable(id),
  /** `field` is a name of the variant that was sent; empty where the error is of none. */
  errors: v.array(v.object({ field: v.string(), message: v.string() })),
});

/** The specification names I2 and none of its fields: they are ours, as the read I13 is. */
export const variantCreationRoutes = defineRoutes({
  I2: {
    id: 'I2',
    method: 'POST',
    path: '{urls.createVariants}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/variants/create/',
    origin: 'spec',
    summary:
      'Creates variants of a product, at most 200, once for each Idempotency-Key; answers a result for each',
    isKeyed: true,
    body: {
      type: 'json',
      schema: v.strictObject({
        productId: id,
        variants: v.pipe(v.array(newVariant), v.minLength(1), v.maxLength(200)),
      }),
    },
    answer: v.object({ results: v.array(variantResult) }),
  },
  I13: {
    id: 'I13',
    method: 'GET',
    path: '{urls.variants}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/variants/',
    origin: 'ours',
    summary: 'A product with its options and the variants that it has',
    query: v.object({
      /** The product, where the address that the page supplies names it here and not in its path. */
      product: v.optional(v.string()),
    }),
    answer: variantProduct,
  },
});

export type OptionValue = v.InferOutput<typeof optionValue>;
export type ExistingVariant = v.InferOutput<typeof existingVariant>;
export type ProductOption = v.InferOutput<typeof productOption>;
export type VariantProduct = v.InferOutput<typeof variantProduct>;
export type NewVariant = v.InferOutput<typeof newVariant>;
