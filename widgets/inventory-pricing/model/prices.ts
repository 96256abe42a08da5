import type { Id } from '@shared/id';

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

export const fieldNames = ['price', ...tierNames, 'cost', 'minimum', 'step'] as const;

export const isField = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name);

/** Whole cases; all others are money. */
export const isCount = (name: FieldName): boolean => name === 'minimum' || name === 'step';

/** A variant as it is sold of a batch. */
export interface PricedRow extends PriceFields {
  id: Id;
  name: string;
  productName: string;
  categoryId: string;
  category: string;
  batchRef: string;
  packageSize: string;
  /** Cases; null where the server does not say. */
  stock: number | null;
}

export interface MissingVariant {
  productId: Id;
  productName: string;
  batchRef: string;
  packageSize: string;
}

/** All that the grid shows. */
export interface Prices {
  rows: PricedRow[];
  /** The fewest cases of each tier. */
  tiers: number[];
  missing: MissingVariant[];
  canEdit: boolean;
  currency: string | undefined;
}

export const keyOf = ({ id }: { id: Id }): string => String(id);

/** What a variant is called, if only by its id. */
export const titleOf = ({ id, name }: Pick<PricedRow, 'id' | 'name'>): string =>
  name.trim() || String(id);
