import { t } from '@shared/page/i18n';
import type { FileColumn } from '@shared/rows/rowsFile';
import { fieldName, statusName, type FieldName, type ListedProduct } from '../model/product';

const field = (name: FieldName): FileColumn<ListedProduct> => ({
  name,
  label: fieldName(name),
  of: (product) => (name === 'status' ? statusName(product.status) : product[name]),
});

/** The products in a file: which one it is, and what can be changed of it. Empty where nobody says. */
export const fileColumns = (): FileColumn<ListedProduct>[] => [
  field('name'),
  { name: 'brand', label: t('Brand'), of: ({ brand }) => brand },
  { name: 'category', label: t('Category'), of: ({ category }) => category },
  { name: 'package', label: t('Package'), of: ({ packageSize }) => packageSize },
  { name: 'case', label: t('Case size'), of: ({ caseSize }) => caseSize ?? '' },
  ...(['status', 'price', 'minimum', 'step', 'tags'] as const).map(field),
];
