import { t } from '@shared/i18n';
import type { CsvRows } from '@shared/ui/CsvButton';
import { fieldName, statusName, type ListedProduct } from '../model/product';
import { readTags } from '@shared/format/tags';

/** Products as the rows of a file, the heads first: prices and counts as plain numbers, empty where nobody says. */
export const productsCsv = (products: readonly ListedProduct[]): CsvRows => [
  [
    fieldName('name'),
    t('Brand'),
    t('Category'),
    t('Package'),
    t('Case size'),
    ...(['status', 'price', 'minimum', 'step', 'tags'] as const).map(fieldName),
  ],
  ...products.map((product) => [
    product.name,
    product.brand,
    product.category,
    product.packageSize,
    product.caseSize ?? '',
    statusName(product.status),
    product.price,
    product.minimum,
    product.step,
    readTags(product.tags).join(', '),
  ]),
];
