import { withId, type Id } from '@shared/answers/id';
import type { CheckoutChange, ShippingMethod as Promised } from '@shared/contract/checkout';

/** Decimal text, "1234.50"; null where the server gave no amount. */
export type Amount = string | null;

export interface Shipment {
  id: Id;
  seller: { name: string };
  location: { name: string };
  subtotal: Amount;
  shipping: Amount;
}

export interface Item {
  id: Id;
  shipment_id: Id;
  name: string;
  brand: string;
  package_size: string;
  /** Whole cases; null where the server gave no number. */
  quantity: number | null;
  price: Amount;
  line_total: Amount;
}

export type ShippingMethod = Omit<Promised, 'price'> & { price: Amount };

export interface Blocker {
  id: Id;
  message: string;
  item_id: Id | null;
}

export type Change = Omit<CheckoutChange, 'kind'> & { kind: CheckoutChange['kind'] | null };

export interface BankAccount {
  id: Id;
  /** Masked by the server; empty where it gave none. */
  display_name: string;
}

/** An order of which the server may tell no more than that there is one. */
export interface PlacedOrder {
  number: string;
  url: string;
}

/** The server's sums, in the order in which they are shown. */
export const sums = [
  'subtotal',
  'discount',
  'surcharge',
  'estimated_tax',
  'total_shipping',
  'total',
] as const;

export interface Summary extends Record<(typeof sums)[number], Amount> {
  version: string;
  order: PlacedOrder | null;
  shipments: Shipment[];
  items: Item[];
  shipping_methods: ShippingMethod[];
  /** Null where the server does not say. */
  can_place_order: boolean | null;
  blockers: Blocker[];
  changes: Change[];
  can_edit: boolean;
  is_admin: boolean;
  bank_accounts: BankAccount[];
  /** The products of `{product}_pay_enabled` that are on, whatever the server calls them. */
  pay_products: string[];
}

/**
 * Reads what the server answers as a summary, whatever it leaves out: a missing amount becomes null, a missing list is
 * empty, a missing text too. Null where there is no list of items, without which nothing can be said of an order.
 */
export function readSummary(answer: unknown): Summary | null {
  const given = record(answer);
  if (!Array.isArray(given.items)) return null;
  const shipments = list(given.shipments).map(readShipment);
  return {
    version: text(given.version),
    order: readOrder(given.order),
    shipments: shipments.length > 0 ? shipments : [unnamedShipment],
    items: list(given.items).map((item, index) => readItem(item, index, shipments)),
    shipping_methods: list(given.shipping_methods).map((method, index) =>
      readMethod(method, index, shipments),
    ),
    can_place_order: typeof given.can_place_order === 'boolean' ? given.can_place_order : null,
    blockers: list(given.blockers).map((blocker, index) => ({
      id: id(blocker.id, index),
      message: text(blocker.message),
      item_id: isId(blocker.item_id) ? blocker.item_id : null,
    })),
    changes: list(given.changes).map((change, index) => ({
      id: id(change.id, index),
      kind: kinds.find((kind) => kind === change.kind) ?? null,
      message: text(change.message),
    })),
    // Not promised by every server: without it nobody is kept from ordering, whom the server may still refuse.
    can_edit: given.can_edit !== false,
    is_admin: given.is_admin === true,
    bank_accounts: readAccounts(given.bank_accounts),
    pay_products: Object.entries(given).flatMap(([name, isEnabled]) =>
      name.endsWith(payEnabled) && name !== payEnabled && isEnabled === true
        ? [name.slice(0, -payEnabled.length)]
        : [],
    ),
    subtotal: amount(given.subtotal),
    discount: amount(given.discount),
    surcharge: amount(given.surcharge),
    estimated_tax: amount(given.estimated_tax),
    total_shipping: amount(given.total_shipping),
    total: amount(given.total),
  };
}

/** An order in any answer; null where there is none. */
export function readOrder(given: unknown): PlacedOrder | null {
  if (typeof given !== 'object' || given === null) return null;
  const { number, url } = record(given);
  return { number: text(number), url: text(url) };
}

/** An account that the server named by an id; null where it did not. */
export function readAccount(given: unknown): BankAccount | null {
  const { id: found, display_name } = record(given);
  return isId(found) ? { id: found, display_name: text(display_name) } : null;
}

const readAccounts = (given: unknown): BankAccount[] =>
  list(given)
    .map(readAccount)
    .filter((account) => account !== null);

/** Whether every amount is there that an order is agreed to by, and how much is ordered. */
export const hasAllAmounts = (summary: Summary): boolean =>
  sums.every((name) => summary[name] !== null) &&
  summary.items.every((item) => ![item.quantity, item.price, item.line_total].includes(null));

const payEnabled = '_pay_enabled';
const kinds = ['price', 'stock', 'removed', 'minimum'] as const;

/** Of a server that does not tell where the items go. */
const unnamedShipment: Shipment = {
  id: '',
  seller: { name: '' },
  location: { name: '' },
  subtotal: null,
  shipping: null,
};

/** That to which something belongs, which is named by its id from here on. */
const shipmentOf = ({ shipment_id: found }: Given, shipments: readonly Shipment[]) =>
  withId(shipments, isId(found) ? found : null);

const readShipment = (given: Given, index: number): Shipment => ({
  id: id(given.id, index),
  seller: { name: text(record(given.seller).name) },
  location: { name: text(record(given.location).name) },
  subtotal: amount(given.subtotal),
  shipping: amount(given.shipping),
});

function readItem(given: Given, index: number, shipments: readonly Shipment[]): Item {
  const [first = unnamedShipment] = shipments;
  return {
    id: id(given.id, index),
    shipment_id: shipmentOf(given, shipments)?.id ?? first.id,
    name: text(given.name),
    brand: text(given.brand),
    package_size: text(given.package_size),
    quantity: typeof given.quantity === 'number' ? given.quantity : null,
    price: amount(given.price),
    line_total: amount(given.line_total),
  };
}

const readMethod = (
  given: Given,
  index: number,
  shipments: readonly Shipment[],
): ShippingMethod => ({
  id: id(given.id, index),
  shipment_id:
    shipmentOf(given, shipments)?.id ?? (isId(given.shipment_id) ? given.shipment_id : ''),
  name: text(given.name),
  says: text(given.says),
  price: amount(given.price),
  selected: given.selected === true,
});

type Given = Readonly<Record<string, unknown>>;

const record = (value: unknown): Given =>
  typeof value === 'object' && value !== null ? (value as Given) : {};

const list = (value: unknown): Given[] => (Array.isArray(value) ? value.map(record) : []);

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const isId = (value: unknown): value is Id =>
  typeof value === 'string' || typeof value === 'number';

const id = (value: unknown, index: number): Id => (isId(value) ? value : `no-id-${String(index)}`);

/** A number is taken as the server wrote it; a text that is no number is no amount. */
const amount = (value: unknown): Amount =>
  (typeof value === 'string' || typeof value === 'number') && /^-?\d+(\.\d+)?$/.test(String(value))
    ? String(value)
    : null;
