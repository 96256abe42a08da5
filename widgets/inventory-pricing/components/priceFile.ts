import { t } from '@shared/page/i18n';
import type { FileWords } from '@shared/rows/RowsFileDialog';
import type { FileColumn } from '@shared/rows/rowsFile';
import { fieldName, shownFields, titleOf, type PricedRow } from '../model/prices';
import { changeHeads } from './priceColumns';

/** The prices in a file: which variant it is, and what can be changed of it. */
export const fileColumns = (tiers: readonly number[], locale: string): FileColumn<PricedRow>[] => [
  { name: 'variant', label: t('Variant'), of: titleOf },
  { name: 'category', label: t('Category'), of: ({ category }) => category },
  { name: 'batch', label: t('Batch'), of: ({ batchRef }) => batchRef },
  { name: 'package', label: t('Package'), of: ({ packageSize }) => packageSize },
  { name: 'stock', label: t('Stock'), of: ({ stock }) => stock ?? '' },
  ...shownFields(tiers).map((name) => ({
    name,
    label: fieldName(name, tiers, locale),
    of: (row: PricedRow) => row[name],
  })),
];

export const fileWords = (): FileWords => ({
  title: t('Change prices by a file'),
  heads: changeHeads(),
  notFound: (id) => t('No variant has the id “%(id)s”.', { id }),
});
