import { isSameId, withId, type Id } from '@shared/answers/id';
import * as v from 'valibot';
import type { PlaceOrderBody, ShippingChoice } from '@shared/contract/checkout';
import type { Summary } from './summary';

const id = v.union([v.string(), v.number()]);

/** What a person chooses and types for an order. Numbers of bank accounts are never among it. */
const entries = v.object({
  /** Only of shipments whose method was chosen by hand. */
  shipping: v.array(v.object({ shipment_id: id, method_id: id })),
  payProduct: v.nullable(v.string()),
  bankAccountId: v.nullable(id),
  notes: v.string(),
  purchaseOrder: v.string(),
});

/** An order that was sent and is not known to have been refused. */
const attempt = v.object({
  key: v.string(),
  /** What was sent, as JSON: another order gets another key. */
  body: v.string(),
  /** The lines that were sent, as `cartOf` tells them. */
  cart: v.string(),
  /** When it was sent, in milliseconds since 1970. */
  sentAt: v.number(),
});

export const orderDraft = v.object({ entries, attempt: v.nullable(attempt) });

export type Entries = v.InferOutput<typeof entries>;
export type Attempt = v.InferOutput<typeof attempt>;
export type OrderDraft = v.InferOutput<typeof orderDraft>;

export const noEntries: Entries = {
  shipping: [],
  payProduct: null,
  bankAccountId: null,
  notes: '',
  purchaseOrder: '',
};

/** What two visits left, as one: nothing that was typed in either is lost, and of choices the later one counts. */
export const mergeDrafts = (earlier: OrderDraft, later: OrderDraft): OrderDraft => ({
  entries: {
    shipping: later.entries.shipping.length > 0 ? later.entries.shipping : earlier.entries.shipping,
    payProduct: later.entries.payProduct ?? earlier.entries.payProduct,
    bankAccountId: later.entries.bankAccountId ?? earlier.entries.bankAccountId,
    notes: mergeTexts(earlier.entries.notes, later.entries.notes),
    purchaseOrder: later.entries.purchaseOrder || earlier.entries.purchaseOrder,
  },
  attempt: later.attempt ?? earlier.attempt,
});

function mergeTexts(earlier: string, later: string): string {
  if (later.includes(earlier)) return later;
  return earlier.includes(later) ? earlier : `${earlier}\n${later}`;
}

/** "green_ledger" as "Green Ledger". */
export const productName = (product: string): string =>
  product
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || product;

/** Those choices whose shipment and method the server still offers. */
export const offeredShipping = (
  { shipping_methods }: Summary,
  shipping: readonly ShippingChoice[],
): ShippingChoice[] =>
  shipping.filter(({ shipment_id, method_id }) =>
    shipping_methods.some(
      (method) => isSameId(method.shipment_id, shipment_id) && isSameId(method.id, method_id),
    ),
  );

/** The choice with one shipment's method replaced. */
export const withShipping = (
  shipping: readonly ShippingChoice[],
  choice: ShippingChoice,
): ShippingChoice[] => [
  ...shipping.filter(({ shipment_id }) => !isSameId(shipment_id, choice.shipment_id)),
  choice,
];

/** The method of every shipment as the summary shows it: what is ordered is what was seen. */
const shownShipping = ({ shipping_methods }: Summary): ShippingChoice[] =>
  shipping_methods
    .filter(({ selected }) => selected)
    .map(({ shipment_id, id: method_id }) => ({ shipment_id, method_id }));

/** What is ordered, whatever it costs: the lines and how many cases of each. */
export const cartOf = ({ items }: Summary): string =>
  JSON.stringify(items.map(({ id: itemId, quantity }) => [itemId, quantity]));

/** What of the entries the server offers now. */
export function payment(summary: Summary, { payProduct, bankAccountId }: Entries) {
  const isOffered = payProduct !== null && summary.pay_products.includes(payProduct);
  const account = withId(summary.bank_accounts, bankAccountId);
  return {
    pay_product: isOffered ? payProduct : null,
    bank_account_id: isOffered ? (account?.id ?? null) : null,
  };
}

export const orderBody = (
  summary: Summary,
  chosen: Entries,
  accepted: readonly Id[],
): PlaceOrderBody => ({
  version: summary.version,
  shipping: shownShipping(summary),
  ...payment(summary, chosen),
  accepted_changes: summary.changes
    .map((change) => change.id)
    .filter((changeId) => accepted.includes(changeId)),
  notes: chosen.notes.trim(),
  purchase_order: chosen.purchaseOrder.trim(),
});
