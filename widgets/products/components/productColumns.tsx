import type { ReactNode } from 'react';
import { t } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import type { WriteMoney } from '@shared/format/money';
import type { Column } from '@shared/lists/column';
import { readTags } from '../model/tags';
import { aboutProduct, StatusBadge, fieldName, titleOf } from './words';
import { type FieldName, type ListedProduct, fieldNames } from '../model/product';

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
  /** Draws the field of a product; null where it is only to be looked at. */
  edit: ((product: ListedProduct, name: FieldName) => ReactNode) | null;
  /** Whether it is this product's turn to be drawn with its fields. */
  hasFields: (product: ListedProduct) => boolean;
}

export const productColumns = ({
  locale,
  money,
  edit,
  hasFields,
}: Options): Column<ListedProduct>[] =>
  fieldNames.map((name) => ({
    key: name,
    header: fieldName(name),
    ...kinds[name],
    isSortable: name !== 'tags' && name !== 'status',
    render: (product) => {
      const isEdited = edit && hasFields(product);
      const value = isEdited ? edit(product, name) : plain({ product, name, locale, money });
      if (name !== 'name') return value;
      return (
        <>
          {value}
          <span className="ww-product-about">{aboutProduct(product, locale) || '\u00a0'}</span>
        </>
      );
    },
    title: (product) => (edit ? undefined : titleFor(name, product)),
  }));

interface Plain {
  product: ListedProduct;
  name: FieldName;
  locale: string;
  money: WriteMoney;
}

/** A field that is only to be looked at; `'–'` alone where nobody says. */
function plain({ product, name, locale, money }: Plain): ReactNode {
  const value = product[name];
  if (name === 'name') return <bdi className="ww-product-name">{titleOf(product)}</bdi>;
  if (name === 'status') return <StatusBadge status={value} />;
  if (name === 'price') return money(value || null);
  if (name === 'tags') return value.trim() ? <bdi>{readTags(value).join(', ')}</bdi> : '–';
  return value === '' ? '–' : formatCount(Number(value), locale);
}

const titleFor = (name: FieldName, product: ListedProduct): string | undefined => {
  if (name === 'name') return titleOf(product);
  if (name === 'tags') return product.tags || undefined;
  return name === 'price' ? t('Of a case') : undefined;
};
