import type { ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/i18n';
import type { CsvRows } from '@shared/ui/CsvButton';
import { titleOf, type FieldName, type PricedRow } from './prices';

/** A column of a file that can be changed. */
export interface FileField {
  name: FieldName;
  label: string;
  /** Reads what a person writes in this locale. */
  read: ReadNumber;
}

/** What says which row it is, before what can be changed of it; all but the id is for people. */
export const about = () => [
  { name: 'id', label: 'id' },
  { name: 'variant', label: t('Variant') },
  { name: 'category', label: t('Category') },
  { name: 'batch', label: t('Batch') },
  { name: 'package', label: t('Package') },
  { name: 'stock', label: t('Stock') },
];

/** The prices as the rows of a file, the heads first: numbers plain, and the id by which a row is found again. */
export const pricesCsv = (
  rows: readonly PricedRow[],
  fields: readonly Pick<FileField, 'name' | 'label'>[],
): CsvRows => [
  [...about(), ...fields].map(({ label }) => label),
  ...rows.map((row) => [
    row.id,
    titleOf(row),
    row.category,
    row.batchRef,
    row.packageSize,
    row.stock ?? '',
    ...fields.map(({ name }) => row[name]),
  ]),
];
