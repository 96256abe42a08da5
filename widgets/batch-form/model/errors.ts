import type { Id } from '@shared/answers/id';
import type { BatchPayload, NamedChoice } from '@shared/contract/batches';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { fieldNames, payloadNames, terpeneFields, variantFields } from './batch';
import type { ListName } from './edits';
import { fieldLabels, nameOfTerpene, nameOfVariant, variantLabels } from './labels';
import { fieldPath, rowPath } from './paths';

/** One field's refusal: the server's words, and the field of the screen that they are about. */
export interface PlacedError {
  /** Null where the screen has no such field. */
  path: string | null;
  /** As the server names the field. */
  name: string;
  /** The row that it is about, as it was sent. */
  row: Row | null;
  messages: readonly string[];
}

type Row = BatchPayload['batchVariants'][number] | BatchPayload['terpenes'][number];

/** "field: messages", as the specification words it, with the field's name as people know it. */
export const lineOf = (error: PlacedError, types: readonly NamedChoice[]): string =>
  `${labelOf(error, types)}: ${error.messages.join(' ')}`;

function labelOf({ name, row }: PlacedError, types: readonly NamedChoice[]): string {
  const field = fieldOf(name);
  if (field) return fieldLabels()[field];
  const [listName = '', , cell = ''] = name.split('.');
  if (row && 'terpeneTypeId' in row) return nameOfTerpene(row, types);
  if (row) {
    const labels: Partial<Record<string, string>> = variantLabels();
    return [nameOfVariant(row), labels[cell] ?? (cell && asWords(cell))].filter(Boolean).join(', ');
  }
  if (listName === 'terpenes') return t('Terpenes');
  return listName === 'batchVariants' ? t('Variants') : asWords(name);
}

/** "Lot number" for `lot_number` or `lotNumber`: what the form has no field for is not shown by its code name. */
function asWords(name: string): string {
  const words = name
    .replace(/[._]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLocaleLowerCase();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

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
      const row = rowOf(name, payload);
      const path = pathOf(name, row);
      return { name, messages, row, path: path !== null && ranks.has(path) ? path : null };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || 0);
}

/** The field that the server means by a name such as `expiration_date`. */
const fieldOf = (name: string) =>
  fieldNames.find((known) => known === name || payloadNames[known] === name);

const listOf = (name: string): ListName | undefined =>
  Object.hasOwn(lists, name) ? lists[name] : undefined;

/** The row of `batchVariants.3.caseSize`. */
function rowOf(name: string, payload: BatchPayload): Row | null {
  const [listName = '', index = ''] = name.split('.');
  const list = listOf(listName);
  if (!list || index === '') return null;
  const rows: readonly Row[] = list === 'variants' ? payload.batchVariants : payload.terpenes;
  return rows[Number(index)] ?? null;
}

function pathOf(name: string, row: Row | null): string | null {
  const field = fieldOf(name);
  if (field) return fieldPath(field);
  const [listName = '', , cell = ''] = name.split('.');
  const list = listOf(listName);
  if (!list) return null;
  if (!row) return `${list}-list`;
  const kinds = list === 'variants' ? variantFields : terpeneFields;
  return rowPath(list, row.id, Object.hasOwn(kinds, cell) ? cell : 'row');
}
