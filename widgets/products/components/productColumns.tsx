import type { ReactNode } from 'react';
import { formatCount } from '@shared/format/numbers';
import type { WriteMoney } from '@shared/format/money';
import { readTags } from '@shared/format/tags';
import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { Badge } from '@shared/ui/Badge';
import {
  aboutProduct,
  fieldName,
  statusName,
  titleOf,
  type FieldName,
  type ListedProduct,
} from '../model/product';

/** The kinds say how wide a column is. */
const kinds = {
  name: { type: 'link', width: 'minmax(0, 5fr)' },
  status: { type: 'badge', width: '128px' },
  price: { type: 'money', width: '128px' },
  minimum: { type: 'number', width: '96px' },
  step: { type: 'number', width: '88px' },
  tags: { type: 'text', width: 'minmax(0, 3fr)' },
} as const;

interface Options {
  locale: string;
  money: WriteMoney;
  /** Draws the field of a product; null where it is only to be looked at, or its turn has not come. */
  fieldOf: (product: ListedProduct, name: FieldName) => ReactNode | null;
  canEdit: boolean;
}

export const productColumns = (options: Options): Column<ListedProduct>[] =>
  (Object.keys(kinds) as FieldName[]).map((name) => ({
    key: name,
    header: fieldName(name),
    ...kinds[name],
    isSortable: name !== 'tags' && name !== 'status',
    render: (product) => {
      const value = options.fieldOf(product, name) ?? plain(product, name, options);
      if (name !== 'name') return value;
      const about = aboutProduct(product, options.locale) || '\u00a0';
      return (
        <>
          {value}
          <span className="ww-product-about">{about}</span>
        </>
      );
    },
    title: (product) => (options.canEdit ? undefined : titleFor(name, product)),
  }));

/** A field that is only to be looked at; `'–'` alone where nobody says. */
function plain(product: ListedProduct, name: FieldName, { locale, money }: Options): ReactNode {
  const value = product[name];
  switch (name) {
    case 'name':
      return <bdi className="ww-product-name">{titleOf(product)}</bdi>;
    case 'status':
      return <Badge tone={value === 'active' ? 'success' : 'neutral'}>{statusName(value)}</Badge>;
    case 'price':
      return money(value || null);
    case 'tags':
      return value.trim() ? <bdi>{readTags(value).join(', ')}</bdi> : '–';
    default:
      return value === '' ? '–' : formatCount(Number(value), locale);
  }
}

const titleFor = (name: FieldName, product: ListedProduct): string | undefined => {
  if (name === 'name') return titleOf(product);
  if (name === 'tags') return product.tags || undefined;
  return name === 'price' ? t('Of a case') : undefined;
};
