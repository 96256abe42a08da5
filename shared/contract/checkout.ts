import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);

/** An amount as decimal text, "1234.50". The server adds up; no screen does. */
const money = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));

/** What one location orders of one seller, and is sent there. */
export const shipment = v.object({
  id,
  seller: v.object({ slug: v.string(), name: v.string() }),
  location: v.object({ id, name: v.string() }),
  subtotal: money,
  shipping: money,
});

export const checkoutItem = v.object({
  id,
  shipment_id: id,
  name: v.string(),
  brand: v.string(),
  package_size: v.string(),
  /** Whole cases. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Of a case. */
  price: money,
  line_total: money,
});

/** A way to send one shipment. One of each shipment's is selected. */
export const shippingMethod = v.object({
  id,
  shipment_id: id,
  name: v.string(),
  /** When it arrives, in the server's words. */
  says: v.string(),
  price: money,
  selected: v.boolean(),
});

/** Why the order cannot be placed. */
export const blocker = v.object({ id, message: v.string(), item_id: v.nullable(id) });

/** What is no longer as it was when the cart was last shown. It has to be accepted by its id. */
export const checkoutChange = v.object({
  id,
  kind: v.picklist(['price', 'stock', 'removed', 'minimum']),
  message: v.string(),
});

/** `display_name` is masked by the server: "Main checking ····6789". */
export const bankAccount = v.object({ id, display_name: v.string() });

/** `url` is the order's page. */
export const placedOrder = v.object({ id, number: v.string(), url: v.string() });

/**
 * Beside these there are names of the form `{product}_pay_enabled` with true or false, whatever the products.
 */
export const checkoutSummary = v.looseObject({
  /**
   * Stands for everything that the buyer is shown and agrees to: lines, prices, shipping, totals. An order that
   * names another version than the current one is refused.
   */
  version: v.string(),
  /** The order that this cart has become, null while it is not placed. */
  order: v.nullable(placedOrder),
  shipments: v.array(shipment),
  items: v.array(checkoutItem),
  shipping_methods: v.array(shippingMethod),
  discount: money,
  estimated_tax: money,
  subtotal: money,
  surcharge: money,
  total_shipping: money,
  total: money,
  can_place_order: v.boolean(),
  blockers: v.array(blocker),
  changes: v.array(checkoutChange),
  /** False for users who may look and not order. */
  can_edit: v.boolean(),
  /** The user orders on behalf of the customer. */
  is_admin: v.boolean(),
  bank_accounts: v.array(bankAccount),
});

const shippingChoice = v.strictObject({ shipment_id: id, method_id: id });

const placeOrderBody = v.strictObject({
  version: v.string(),
  shipping: v.array(shippingChoice),
  /** The `product` of `{product}_pay_enabled`; null pays on the seller's terms. */
  pay_product: v.nullable(v.string()),
  bank_account_id: v.nullable(id),
  accepted_changes: v.array(id),
  notes: v.string(),
  purchase_order: v.string(),
});

const bankAccountBody = v.strictObject({
  routing_number: v.string(),
  account_number: v.string(),
  account_holder: v.string(),
  account_type: v.picklist(['checking', 'savings']),
});

const legalText = v.object({
  title: v.string(),
  /** Plain text; an empty line separates paragraphs. */
  text: v.string(),
});

/**
 * S2 and S19 carry an `Idempotency-Key`, the same one when the same thing is sent again. A server that minds
 * it answers the second time what it answered the first; nothing depends on that.
 */
export const checkoutRoutes = defineRoutes({
  S2: {
    id: 'S2',
    method: 'POST',
    path: '/dashboard/customer/{dispensaryId}/payments/bank_accounts/create-api/',
    origin: 'spec',
    summary: 'Adds a bank account of a dispensary; `errors` says why it was not added',
    isKeyed: true,
    body: { type: 'json', schema: bankAccountBody },
    answer: v.object({ bank_account: v.nullable(bankAccount), errors: v.array(v.string()) }),
  },
  S18: {
    id: 'S18',
    method: 'GET',
    path: '/shop/{slug}/checkout/summary-view/',
    origin: 'spec',
    summary: 'What would be ordered, with its costs for the given shipping',
    query: v.object({
      /** As JSON. Shipments that are not named have the method that the server selected for them. */
      shipping: v.optional(v.pipe(v.string(), v.parseJson(), v.array(shippingChoice))),
    }),
    answer: checkoutSummary,
  },
  S19: {
    id: 'S19',
    method: 'POST',
    path: '/shop/{slug}/checkout/summary-post/',
    origin: 'spec',
    summary: 'Places the order; a cart becomes one order',
    isKeyed: true,
    body: { type: 'json', schema: placeOrderBody },
    answer: v.object({ order: placedOrder }),
  },
  S41: {
    id: 'S41',
    method: 'GET',
    path: '{urls.privacy}',
    servedAt: '/legal/privacy/',
    origin: 'ours',
    summary: 'The privacy policy',
    answer: legalText,
  },
  S42: {
    id: 'S42',
    method: 'GET',
    path: '{urls.terms}',
    servedAt: '/legal/terms/',
    origin: 'ours',
    summary: 'The terms of service',
    answer: legalText,
  },
});

export type Shipment = v.InferOutput<typeof shipment>;
export type ShippingMethod = v.InferOutput<typeof shippingMethod>;
export type ShippingChoice = v.InferOutput<typeof shippingChoice>;
export type Blocker = v.InferOutput<typeof blocker>;
export type CheckoutChange = v.InferOutput<typeof checkoutChange>;
export type BankAccount = v.InferOutput<typeof bankAccount>;
export type PlacedOrder = v.InferOutput<typeof placedOrder>;
export type CheckoutSummary = v.InferOutput<typeof checkoutSummary>;
export type PlaceOrderBody = v.InferOutput<typeof placeOrderBody>;
export type BankAccountBody = v.InferOutput<typeof bankAccountBody>;
export type BankAccountAnswer = v.InferOutput<typeof checkoutRoutes.S2.answer>;
export type OrderAnswer = v.InferOutput<typeof checkoutRoutes.S19.answer>;
export type LegalText = v.InferOutput<typeof legalText>;
