import type { ProductChange } from '@shared/contract/products';
import { recordEdits } from '@shared/forms/recordEdits';
import { trimmed } from '@shared/format/names';
import { isNumeric } from '@shared/format/numbers';
import type { Id } from '@shared/id';
import { readTags } from './tags';
import { type Edits, type FieldName, type ProductFields, fieldNames } from './product';

export const fieldsOf = (product: ProductFields): ProductFields => ({
  name: product.name,
  status: product.status,
  price: product.price,
  minimum: product.minimum,
  step: product.step,
  tags: product.tags,
});

/** "012.50" and "12.5" are one number. What is none is compared as it was typed. */
const plainNumber = (text: string): string => {
  const trimmed = text.trim();
  if (!isNumeric(text)) return trimmed;
  const [whole = '', fraction = ''] = trimmed.replace(/^\+/, '').split('.');
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${fraction.replace(/0+$/, '')}`;
};

/** What of a value counts: servers cut blanks off, and name tags in any order. */
const plain = (value: string, name: FieldName): string => {
  if (name === 'tags') return JSON.stringify(readTags(value).sort());
  return name === 'name' || name === 'status' ? value.trim() : plainNumber(value);
};

export const isSame = (one: string, other: string, name: FieldName): boolean =>
  one === other || plain(one, name) === plain(other, name);

export const { openEdits, conflictsOf, unsavedOf } = recordEdits<ProductFields>(fieldNames, isSame);

/** The body of one product: of its fields those that differ, as the contract has them. */
export const changeOf = (id: Id, open: Edits): ProductChange => ({
  id,
  ...(open.name !== undefined && { name: trimmed(open.name) }),
  ...(open.status !== undefined && { status: open.status as ProductChange['status'] & string }),
  ...(open.price !== undefined && { price: open.price.trim() }),
  ...(open.minimum !== undefined && { minimum: Number(open.minimum) }),
  ...(open.step !== undefined && { step: Number(open.step) }),
  ...(open.tags !== undefined && { tags: readTags(open.tags) }),
});

/** What is typed over one product and is not saved. */
export interface ProductDraft {
  id: Id;
  base: ProductFields;
  edits: Edits;
}
