import type { BatchPayload } from '../../shared/contract/batches';
import type { Failure } from '../../shared/http/failure';
import { fieldNames, keyOf, payloadNames, terpeneFields, variantFields } from './batch';
import type { ListName } from './edits';
import type { Id } from './values';

/** One field's refusal: the server's words, and the place on the screen that they are about. */
export interface PlacedError {
  /** Null where the screen has no such field. */
  path: string | null;
  /** As the server names the field. */
  name: string;
  messages: readonly string[];
}

/** The part of an element's id that says which field of the form it is; ids may hold anything. */
export const fieldPath = (field: string) => `field-${field}`;
export const rowPath = (list: ListName, id: Id, field = 'row') =>
  `${list}-${safe(keyOf(id))}-${field}`;

const safe = (text: string) =>
  text.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);

/** "field: messages", as the specification words it. */
export const lineOf = ({ name, messages }: PlacedError) => `${name}: ${messages.join(' ')}`;

const lists: Readonly<Record<string, ListName>> = {
  batchVariants: 'variants',
  terpenes: 'terpenes',
};

/** What a refusal says, field by field in the order of the screen; what has no field comes last. */
export function placeErrors(
  { fields }: Failure,
  payload: BatchPayload,
  order: (list: ListName) => readonly Id[],
): PlacedError[] {
  const ranks = new Map<string, number>();
  const rank = (path: string) => ranks.set(path, ranks.size);
  for (const field of fieldNames) rank(fieldPath(field));
  for (const [list, kinds] of [
    ['terpenes', terpeneFields],
    ['variants', variantFields],
  ] as const) {
    rank(`${list}-list`);
    for (const id of order(list)) {
      rank(rowPath(list, id));
      for (const field of Object.keys(kinds)) rank(rowPath(list, id, field));
    }
  }
  const rankOf = ({ path }: PlacedError) => (path === null ? Infinity : (ranks.get(path) ?? 0));
  return fields
    .map(({ name, messages }) => {
      const path = pathOf(name, payload);
      return { name, messages, path: path !== null && ranks.has(path) ? path : null };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || 0);
}

/** The field that the server means by a name such as `expiration_date` or `batchVariants.3.caseSize`. */
function pathOf(name: string, payload: BatchPayload): string | null {
  const field = fieldNames.find((known) => known === name || payloadNames[known] === name);
  if (field) return fieldPath(field);

  const [listName = '', index, cell = ''] = name.split('.');
  const list = Object.hasOwn(lists, listName) ? lists[listName] : undefined;
  if (!list) return null;
  if (index === undefined) return `${list}-list`;
  const rows: readonly { id: Id }[] =
    list === 'variants' ? payload.batchVariants : payload.terpenes;
  const row = rows[Number(index)];
  if (!row) return `${list}-list`;
  const kinds = list === 'variants' ? variantFields : terpeneFields;
  return rowPath(list, row.id, Object.hasOwn(kinds, cell) ? cell : 'row');
}
