import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import type { Id } from '@shared/answers/id';

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

/** A product as the screen has it: what can be changed of it is text, as it is typed. */
export interface ListedProduct extends ProductFields {
  id: Id;
  brand: string;
  category: string;
  /** "3.5 g", and how many of them are in a case, as far as it is known. */
  packageSize: string;
  caseSize: number | null;
}

const fieldLabels = (): Record<FieldName, string> => ({
  name: t('Name'),
  status: t('Status'),
  price: t('Price a case'),
  minimum: t('Minimum'),
  step: t('Step'),
  tags: t('Tags'),
});

export const fieldName = (name: FieldName): string => fieldLabels()[name];

export const statuses = () => [
  { id: 'active', name: t('Active') },
  { id: 'draft', name: t('Draft') },
  { id: 'archived', name: t('Archived') },
];

/** What a server calls otherwise is called as the server does. */
export const statusName = (status: string): string =>
  statuses().find(({ id }) => id === status)?.name ?? status;

/** What a product is called, if only by its id. */
export const titleOf = ({ id, name }: Pick<ListedProduct, 'id' | 'name'>): string =>
  name.trim() || t('Product %(id)s', { id });

/** "Alder & Vale · 32 × 3.5 g a case" */
export const aboutProduct = (product: ListedProduct, locale: string): string =>
  factsOf([
    product.brand,
    product.caseSize === null
      ? product.packageSize
      : t('%(count)s × %(size)s a case', {
          count: formatCount(product.caseSize, locale),
          size: product.packageSize || t('1 piece'),
        }),
  ]);

export const keyOf = ({ id }: { id: Id }): string => String(id);
