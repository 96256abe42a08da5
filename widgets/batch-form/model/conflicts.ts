import type { Batch, BatchChoices, BatchTerpene, BatchVariant } from '@shared/contract/batches';
import { formatDay } from '@shared/format/dates';
import { settleRow } from '@shared/forms/recordRows';
import type { AnyEdit } from '@shared/forms/rowEdits';
import { t } from '@shared/page/i18n';
import type { BatchField, VariantField } from './batch';
import { kindsOf, rowConflicts, type Edits, type ListName, type Rows, type Values } from './edits';
import { fieldLabels, nameOfChoice, nameOfTerpene, nameOfVariant, variantLabels } from './labels';
import { firstNewId } from './newRows';
import type { Value } from './values';

/** One thing that the person and somebody else changed since the person saw it. */
export interface FormConflict {
  key: string;
  label: string;
  yours: string;
  theirs: string;
  decide: (isTheirs: boolean) => (edits: Edits) => Edits;
}

/** How values of the batch are written for people. */
interface Words {
  source: Batch;
  choices: BatchChoices;
  locale: string;
}

/** What both changed, in the order of the screen. Where both made the same of it there is no conflict. */
export const conflictsOf = (edits: Edits, words: Words): FormConflict[] =>
  rowConflicts(edits, words.source).map((conflict) => {
    const { list, edit, theirs, names } = conflict;
    const isWhole = !theirs || edit.isRemoved === true;
    const write = (values: Partial<Values>) =>
      names
        .map((name) => (isWhole ? cellText : textOf)(list, name, values[name] ?? null, words))
        .join(', ');
    return {
      key: `${list} ${JSON.stringify(edit.id)} ${isWhole ? '' : names.join()}`,
      label: (isWhole ? nameOf : labelOf)(list, edit.base, words, names[0] ?? ''),
      yours: edit.isRemoved ? t('Removed') : write(edit.edits),
      theirs: theirs ? write(theirs) : t('Removed'),
      decide: (isTheirs) => (now) => ({
        ...now,
        [list]: settleRow(now[list] as readonly AnyEdit[], conflict, isTheirs, firstNewId[list]),
      }),
    };
  });

const nameOf = (list: ListName, row: Rows[ListName], { choices }: Words): string =>
  list === 'terpenes'
    ? nameOfTerpene(row as BatchTerpene, choices.terpeneTypes)
    : nameOfVariant(row as BatchVariant);

const labelOf = (list: ListName, row: Rows[ListName], words: Words, name: string): string => {
  if (list === 'batch') return fieldLabels()[name as BatchField];
  if (list === 'terpenes') return nameOf(list, row, words);
  return t('%(row)s, %(field)s', {
    row: nameOf(list, row, words),
    field: variantLabels()[name as VariantField],
  });
};

const cellText = (list: ListName, name: string, value: Value, words: Words): string => {
  const text = textOf(list, name, value, words) || t('empty');
  return list === 'terpenes'
    ? text
    : t('%(field)s: %(value)s', { field: variantLabels()[name as VariantField], value: text });
};

function textOf(list: ListName, name: string, value: Value, words: Words): string {
  const { source, choices, locale } = words;
  if (value === null || value === '') return '';
  if (list === 'terpenes') return t('%(value)s %%', { value });
  if (kindsOf[list][name] === 'day') return formatDay(String(value), locale);
  if (name === 'packageSizeId') return nameOfChoice(value, choices.packageSizes);
  if (name === 'cannabisBatchInventoryUnitId') return nameOfChoice(value, source.batchUnits);
  return String(value);
}
