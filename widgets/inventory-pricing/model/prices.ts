import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import type { Id } from '@shared/answers/id';
import type { RowFields } from '@shared/rows/rowFields';

/** What can be changed of a variant: plain decimal text, empty where there is none. */
export interface PriceFields {
  price: string;
  tier0: string;
  tier1: string;
  tier2: string;
  tier3: string;
  tier4: string;
  cost: string;
  minimum: string;
  step: string;
}

export type FieldName = keyof PriceFields;
export type Edits = Partial<PriceFields>;

/** The price tiers that there is a column for; a server that has more keeps the others to itself. */
export const tierNames = ['tier0', 'tier1', 'tier2', 'tier3', 'tier4'] as const;

const amount = { type: 'money', isOptional: true } as const;

/** In the order of their columns. A tier and a cost may be empty. */
export const priceFields: RowFields<PriceFields> = {
  price: { type: 'money' },
  tier0: amount,
  tier1: amount,
  tier2: amount,
  tier3: amount,
  tier4: amount,
  cost: amount,
  minimum: { type: 'count' },
  step: { type: 'count' },
};

export const isField = (name: string): name is FieldName => Object.hasOwn(priceFields, name);

/** Whole cases; all others are money. */
export const isCount = (name: FieldName): boolean => priceFields[name].type === 'count';

/** The first of the prices that edits change; undefined where they change none. */
export const firstPrice = (edits: Edits): FieldName | undefined =>
  (['price', ...tierNames] as const).find((name) => edits[name] !== undefined);

/** The fields that there are columns for, with so many tiers. */
export const shownFields = (tiers: readonly number[]): FieldName[] => [
  'price',
  ...tierNames.slice(0, tiers.length),
  'cost',
  'minimum',
  'step',
];

/** How the fields are called; a tier by the cases from which on it counts. */
export function fieldName(name: FieldName, tiers: readonly number[], locale: string): string {
  const at = (tierNames as readonly string[]).indexOf(name);
  if (at >= 0) return t('%(count)s+ cases', { count: formatCount(tiers[at], locale) });
  if (name === 'price') return t('List price');
  if (name === 'cost') return t('Cost');
  return name === 'minimum' ? t('Minimum') : t('Step');
}

/** A variant as it is sold of a batch. */
export interface PricedRow extends PriceFields {
  id: Id;
  name: string;
  productId: string;
  productName: string;
  brandId: string;
  categoryId: string;
  category: string;
  batchRef: string;
  packageSize: string;
  /** Cases; null where the server does not say. */
  stock: number | null;
}

export const keyOf = ({ id }: { id: Id }): string => String(id);

/** What a variant is called, if only by its id. */
export const titleOf = ({ id, name = '' }: Pick<PricedRow, 'id'> & { name?: string }): string =>
  name.trim() || String(id);
