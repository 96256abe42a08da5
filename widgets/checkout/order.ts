import type {
  CheckoutSummary,
  PlaceOrderBody,
  ShippingChoice,
} from '../../shared/contract/checkout';

type Id = string | number;

/** What a person chooses and types for an order. Numbers of bank accounts are never among it. */
export interface Entries {
  /** Only of shipments whose method was chosen by hand. */
  shipping: ShippingChoice[];
  payProduct: string | null;
  bankAccountId: Id | null;
  notes: string;
  purchaseOrder: string;
}

export const noEntries: Entries = {
  shipping: [],
  payProduct: null,
  bankAccountId: null,
  notes: '',
  purchaseOrder: '',
};

/** The products of `{product}_pay_enabled` that are on, whatever the server calls them. */
export const payProducts = (summary: CheckoutSummary): string[] =>
  Object.entries(summary).flatMap(([name, isEnabled]) => {
    const [, product] = /^(.+)_pay_enabled$/s.exec(name) ?? [];
    return product !== undefined && isEnabled === true ? [product] : [];
  });

/** "green_ledger" as "Green Ledger". */
export const productName = (product: string): string =>
  product
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || product;

/** Those choices whose shipment and method the server still offers. */
export const offeredShipping = (
  { shipping_methods }: CheckoutSummary,
  shipping: readonly ShippingChoice[],
): ShippingChoice[] =>
  shipping.filter(({ shipment_id, method_id }) =>
    shipping_methods.some(
      (method) => method.shipment_id === shipment_id && method.id === method_id,
    ),
  );

/** The choice with one shipment's method replaced. */
export const withShipping = (
  shipping: readonly ShippingChoice[],
  choice: ShippingChoice,
): ShippingChoice[] => [
  ...shipping.filter(({ shipment_id }) => shipment_id !== choice.shipment_id),
  choice,
];

/** The method of every shipment as the summary shows it: what is ordered is what was seen. */
const shownShipping = ({ shipping_methods }: CheckoutSummary): ShippingChoice[] =>
  shipping_methods
    .filter(({ selected }) => selected)
    .map(({ shipment_id, id }) => ({ shipment_id, method_id: id }));

/** What is ordered, whatever it costs: the lines and how many cases of each. */
export const cartOf = ({ items }: CheckoutSummary): string =>
  JSON.stringify(items.map(({ id, quantity }) => [id, quantity]));

/** What of the entries the server offers now. */
export function payment(summary: CheckoutSummary, { payProduct, bankAccountId }: Entries) {
  const isOffered = payProduct !== null && payProducts(summary).includes(payProduct);
  const account = summary.bank_accounts.find(({ id }) => id === bankAccountId);
  return {
    pay_product: isOffered ? payProduct : null,
    bank_account_id: isOffered ? (account?.id ?? null) : null,
  };
}

export const orderBody = (
  summary: CheckoutSummary,
  entries: Entries,
  accepted: readonly Id[],
): PlaceOrderBody => ({
  version: summary.version,
  shipping: shownShipping(summary),
  ...payment(summary, entries),
  accepted_changes: summary.changes.map(({ id }) => id).filter((id) => accepted.includes(id)),
  notes: entries.notes.trim(),
  purchase_order: entries.purchaseOrder.trim(),
});

const isId = (value: unknown): value is Id =>
  typeof value === 'string' || typeof value === 'number';

/** Whether what was found in the browser's storage can be shown. */
export function isEntries(value: unknown): value is Entries {
  const { shipping, payProduct, bankAccountId, notes, purchaseOrder } = (value ??
    {}) as Partial<Entries>;
  return (
    Array.isArray(shipping) &&
    shipping.every(
      (choice: unknown) =>
        isId((choice as Partial<ShippingChoice> | null)?.shipment_id) &&
        isId((choice as Partial<ShippingChoice> | null)?.method_id),
    ) &&
    (payProduct === null || typeof payProduct === 'string') &&
    (bankAccountId === null || isId(bankAccountId)) &&
    typeof notes === 'string' &&
    typeof purchaseOrder === 'string'
  );
}
