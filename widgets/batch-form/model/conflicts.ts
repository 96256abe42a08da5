import type { Batch, BatchChoices, BatchTerpene, BatchVariant } from '@shared/contract/batches';
import { formatDay } from '@shared/format/dates';
import { t } from '@shared/i18n';
import { batchFields, fieldNames, terpeneFields, variantFields, type VariantField } from './batch';
import type { ChangedRow, Edits, ListName, RowEdits } from './edits';
import { fieldLabels, nameOfChoice, nameOfTerpene, nameOfVariant, variantLabels } from './labels';
import { nextFreeId } from './mergeEdits';
import { shown, type Kind, type Value } from './values';

/** One thing that the person and somebody else changed since the person saw it. */
export interface FormConflict {
  key: string;
  label: string;
  yours: string;
  theirs: string;
  keep: (edits: Edits) => Edits;
  take: (edits: Edits) => Edits;
}

/** How values of the batch are written for people. */
interface Words {
  source: Batch;
  choices: BatchChoices;
  locale: string;
}

type AnyRow = BatchVariant | BatchTerpene;

/** What both changed, in the order of the screen. Where both made the same of it there is no conflict. */
export function conflictsOf(edits: Edits, words: Words): FormConflict[] {
  const { source } = words;
  return [
    ...fieldConflicts(edits, words),
    ...rowConflicts('terpenes', edits.terpenes, source.terpenes, words),
    ...rowConflicts('variants', edits.variants, source.batchVariants, words),
  ];
}

function fieldConflicts({ fields, base }: Edits, { source, locale }: Words): FormConflict[] {
  const labels = fieldLabels();
  return fieldNames.flatMap((name): FormConflict[] => {
    const kind = batchFields[name];
    const [yours, seen] = [fields[name], base[name]];
    const theirs = String(shown(kind, source[name]) ?? '');
    if (yours === undefined || seen === undefined) return [];
    if (isSame(kind, theirs, seen) || isSame(kind, theirs, yours)) return [];
    const write = (text: string) => (kind === 'day' ? formatDay(text, locale) : text);
    return [
      {
        key: name,
        label: labels[name],
        yours: write(yours),
        theirs: write(theirs),
        keep: (edits) => ({ ...edits, base: { ...edits.base, [name]: theirs } }),
        take: (edits) => ({
          ...edits,
          fields: without(edits.fields, name),
          base: without(edits.base, name),
        }),
      },
    ];
  });
}

function rowConflicts<Row extends AnyRow>(
  list: ListName,
  { changed, removed }: RowEdits<Row>,
  rows: readonly Row[],
  words: Words,
): FormConflict[] {
  const gone = new Set(removed.map(({ id }) => id));
  const ofChanged = changed.flatMap((change): FormConflict[] => {
    const { id, base } = change;
    if (base === null || gone.has(id)) return [];
    const row = rows.find((each) => each.id === id);
    return row
      ? cellConflicts(list, change, base, row, words)
      : [goneConflict(list, change, base, words)];
  });
  const ofRemoved = removed.flatMap((base): FormConflict[] => {
    const row = rows.find(({ id }) => id === base.id);
    return row ? removalConflict(list, base, row, words) : [];
  });
  return [...ofChanged, ...ofRemoved];
}

/** Both changed one cell. */
function cellConflicts<Row extends AnyRow>(
  list: ListName,
  { id, values }: ChangedRow<Row>,
  base: Row,
  row: Row,
  words: Words,
): FormConflict[] {
  return Object.entries(kindsOf[list]).flatMap(([name, kind]): FormConflict[] => {
    const yours = values[name];
    const [theirs, seen] = [valueOf(kind, row, name), valueOf(kind, base, name)];
    if (yours === undefined) return [];
    if (isSame(kind, theirs, seen) || isSame(kind, theirs, yours)) return [];
    const write = (value: Value) => textOf(name, value, words);
    const revise = (change: (of: ChangedRow<Row>) => ChangedRow<Row>[]) => (edits: Edits) =>
      withRows(edits, list, (before: RowEdits<Row>) => ({
        ...before,
        changed: before.changed.flatMap((each) => (each.id === id ? change(each) : [each])),
      }));
    return [
      {
        key: `${list} ${JSON.stringify(id)} ${name}`,
        label: labelOf(list, row, name, words),
        yours: write(yours),
        theirs: write(theirs),
        keep: revise((each) => [{ ...each, base: { ...base, [name]: row[name as keyof Row] } }]),
        take: revise((each) => {
          const left = without(each.values, name);
          return Object.keys(left).length > 0 ? [{ ...each, values: left }] : [];
        }),
      },
    ];
  });
}

/** The person changed a row that somebody else removed. To keep it is to add it again. */
function goneConflict<Row extends AnyRow>(
  list: ListName,
  change: ChangedRow<Row>,
  base: Row,
  words: Words,
): FormConflict {
  const { id, values } = change;
  const cells = Object.entries(values).map(([name, value]) => cellText(name, value ?? null, words));
  const drop = (edits: RowEdits<Row>): RowEdits<Row> => ({
    ...edits,
    changed: edits.changed.filter((each) => each.id !== id),
  });
  return {
    key: `${list} ${JSON.stringify(id)} gone`,
    label: nameOf(list, base, words),
    yours: cells.join(', '),
    theirs: t('Removed'),
    keep: (edits) =>
      withRows(edits, list, (before: RowEdits<Row>) => {
        const taken = new Set(before.added.map(({ row }) => row.id));
        const prefix = list === 'terpenes' ? 'new-terpene-0' : 'new-batch-variant-0';
        const own = nextFreeId(prefix, taken);
        return {
          ...before,
          added: [...before.added, { row: { ...base, id: own }, after: null }],
          changed: [...drop(before).changed, { id: own, values, base: null }],
        };
      }),
    take: (edits) => withRows(edits, list, drop),
  };
}

/** The person removed a row that somebody else changed. */
function removalConflict<Row extends AnyRow>(
  list: ListName,
  base: Row,
  row: Row,
  words: Words,
): FormConflict[] {
  const cells = Object.entries(kindsOf[list])
    .filter(([name, kind]) => !isSame(kind, valueOf(kind, row, name), valueOf(kind, base, name)))
    .map(([name, kind]) => cellText(name, valueOf(kind, row, name), words));
  if (cells.length === 0) return [];
  const revise = (rows: Row[]) => (edits: Edits) =>
    withRows(edits, list, (before: RowEdits<Row>) => ({
      ...before,
      removed: [...before.removed.filter(({ id }) => id !== row.id), ...rows],
    }));
  return [
    {
      key: `${list} ${JSON.stringify(row.id)} removed`,
      label: nameOf(list, row, words),
      yours: t('Removed'),
      theirs: cells.join(', '),
      keep: revise([row]),
      take: revise([]),
    },
  ];
}

const kindsOf: Readonly<Record<ListName, Readonly<Record<string, Kind>>>> = {
  variants: variantFields,
  terpenes: terpeneFields,
};

const valueOf = <Row extends AnyRow>(kind: Kind, row: Row, name: string): Value =>
  shown(kind, row[name as keyof Row]);

/** "0.12" and "0.1200" are one number. */
const isSame = (kind: Kind, a: Value, b: Value): boolean =>
  a === b || (kind === 'number' && a !== '' && b !== '' && Number(a) === Number(b));

const without = <Values extends object>(values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name)) as Values;

const withRows = <Row extends AnyRow>(
  edits: Edits,
  list: ListName,
  revise: (rows: RowEdits<Row>) => RowEdits<Row>,
): Edits => ({ ...edits, [list]: revise(edits[list] as unknown as RowEdits<Row>) });

const nameOf = (list: ListName, row: AnyRow, { choices }: Words): string =>
  list === 'terpenes'
    ? nameOfTerpene(row as BatchTerpene, choices.terpeneTypes)
    : nameOfVariant(row as BatchVariant);

const labelOf = (list: ListName, row: AnyRow, name: string, words: Words): string =>
  list === 'terpenes'
    ? nameOf(list, row, words)
    : t('%(row)s, %(field)s', {
        row: nameOf(list, row, words),
        field: variantLabels()[name as VariantField],
      });

const cellText = (name: string, value: Value, words: Words): string => {
  const text = textOf(name, value, words) || t('empty');
  return name === 'percentage'
    ? text
    : t('%(field)s: %(value)s', { field: variantLabels()[name as VariantField], value: text });
};

function textOf(name: string, value: Value, { source, choices }: Words): string {
  if (value === null || value === '') return '';
  if (name === 'percentage') return t('%(value)s %%', { value });
  if (name === 'packageSizeId') return nameOfChoice(value, choices.packageSizes);
  if (name === 'cannabisBatchInventoryUnitId') return nameOfChoice(value, source.batchUnits);
  return String(value);
}
