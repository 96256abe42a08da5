import type { Id } from '@shared/id';

/** What can be changed of a product, each as it is typed: numbers are plain decimal text, tags have commas between. */
export interface ProductFields {
  name: string;
  status: string;
  price: string;
  minimum: string;
  step: string;
  tags: string;
}

export type FieldName = keyof ProductFields;
export type Edits = Partial<ProductFields>;

export const fieldNames = [
  'name',
  'status',
  'price',
  'minimum',
  'step',
  'tags',
] as const satisfies readonly FieldName[];

/** A product as the screen has it: what can be changed of it is text, as it is typed. */
export interface ListedProduct extends ProductFields {
  id: Id;
  brand: string;
  category: string;
  /** "3.5 g", and how many of them are in a case, as far as it is known. */
  packageSize: string;
  caseSize: number | null;
}

export const keyOf = ({ id }: { id: Id }): string => String(id);
