import { isId, isObject, listOf, textOf, unreadable } from '../answers';
import type { DashboardSums } from '../contract/vendorDashboard';

export type Loose = Record<string, unknown>;

export const objectOf = (value: unknown): Loose => (isObject(value) ? value : {});

export const objectsOf = (value: unknown): Loose[] => listOf(value as Loose[]);

/** The amount of the contract; null for anything else, which is shown as a dash and never as a zero. */
export const amountOf = (value: unknown): string | null =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null;

export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/** A moment as ISO text; null for what is none. */
export const momentOf = (value: unknown): string | null => {
  const moment = new Date(textOf(value));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** As the contract has it, but for what the server leaves out: that is null. */
export type Known<T> = { [Key in keyof T]: T[Key] | null };

export type Sums = Known<DashboardSums>;

/** What orders come to. */
export function readSums(value: unknown): Sums {
  const { orders, customers, amount, average } = objectOf(value);
  return {
    orders: countOf(orders),
    customers: countOf(customers),
    amount: amountOf(amount),
    average: amountOf(average),
  };
}

export interface Ranked {
  id: string;
  name: string;
  orders: number | null;
  amount: string | null;
}

/** What has names and amounts, in the order of the server. What has no id is left out. */
export const readRanked = (list: unknown): Ranked[] =>
  objectsOf(list)
    .filter(({ id }) => isId(id))
    .map(({ id, name, orders, amount }) => ({
      id: String(id),
      name: textOf(name) || String(id),
      orders: countOf(orders),
      amount: amountOf(amount),
    }));

export interface ShownVendor extends Ranked {
  url: string | null;
}

/** From when figures are, and of what they are made; null and empty where the server does not say. */
export interface Explained {
  asOf: string | null;
  basis: string;
}

export const readExplained = ({ asOf, basis }: Loose): Explained => ({
  asOf: momentOf(asOf),
  basis: textOf(basis),
});

export interface TopVendors extends Explained {
  vendors: readonly ShownVendor[];
  currency: string | undefined;
}

/** An answer without a list is a failure: an empty list would be a claim. */
export function readTopVendors(answer: unknown): TopVendors {
  const { results, currency, ...rest } = objectOf(answer);
  if (!Array.isArray(results)) throw unreadable('The answer has no list of vendors.');
  const known = objectsOf(results).filter(({ id }) => isId(id));
  return {
    ...readExplained(rest),
    currency: textOf(currency) || undefined,
    vendors: readRanked(known).map((vendor, index) => ({
      ...vendor,
      url: textOf(known[index]?.url) || null,
    })),
  };
}
