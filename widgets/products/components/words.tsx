import { t } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import type { WriteMoney } from '@shared/format/money';
import { Badge } from '@shared/ui/Badge';
import { factsOf } from '@shared/facts';
import type { FieldName, ListedProduct } from '../model/product';

export const statuses = ['active', 'draft', 'archived'] as const;

/** What a server calls otherwise is called as the server does. */
export const statusName = (status: string): string =>
  new Map([
    ['active', t('Active')],
    ['draft', t('Draft')],
    ['archived', t('Archived')],
  ]).get(status) ?? status;

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={status === 'active' ? 'success' : 'neutral'}>{statusName(status)}</Badge>
);

export const fieldName = (name: FieldName): string =>
  ({
    name: t('Name'),
    status: t('Status'),
    price: t('Price a case'),
    minimum: t('Minimum'),
    step: t('Step'),
    tags: t('Tags'),
  })[name];

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

/** A value as a person reads it. */
export function valueText(name: FieldName, value: string, money: WriteMoney): string {
  if (value.trim() === '') return '–';
  if (name === 'price') return money(value.trim());
  return name === 'status' ? statusName(value) : value;
}
