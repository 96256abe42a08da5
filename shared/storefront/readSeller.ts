import { listOf, textOf } from '../answers';
import type { FilterChoice, ListedSeller } from '../contract/storefrontShapes';

export { unreadable } from '../answers';

/** Answers of the storefront as its screens can show them: what a server leaves out is nothing, never a word on the page. */

export type Loose<T> = { [Key in keyof T]?: unknown };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

export const objectsOf = (list: unknown): Record<string, unknown>[] =>
  listOf(list as Record<string, unknown>[]).filter(isObject);

export const textsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).map(textOf).filter((text) => text !== '');

export const wholeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

export const amountOf = (value: unknown): string | null =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null;

/** A seller without an id is left out: nothing could tell it from the others. */
export function readSeller(seller: Loose<ListedSeller>): ListedSeller[] {
  const { id, billing_status } = seller;
  if (!isId(id)) return [];
  return [
    {
      id,
      slug: textOf(seller.slug),
      name: textOf(seller.name).trim() || textOf(id),
      logo: textOf(seller.logo) || null,
      regions: textsOf(seller.regions),
      tags: textsOf(seller.tags),
      minimum_order: amountOf(seller.minimum_order),
      is_active: seller.is_active !== false,
      billing_status:
        billing_status === 'past_due' || billing_status === 'suspended' ? billing_status : 'active',
      is_favorite: seller.is_favorite === true,
    },
  ];
}

export const readChoices = (choices: unknown): FilterChoice[] =>
  objectsOf(choices).flatMap(({ id, name, count }) => {
    const left = wholeOf(count);
    return isId(id)
      ? [{ id, name: textOf(name) || textOf(id), ...(left !== null && { count: left }) }]
      : [];
  });
