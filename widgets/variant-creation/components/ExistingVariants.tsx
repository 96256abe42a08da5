import { useMemo } from 'react';
import type { ExistingVariant } from '@shared/contract/variantCreation';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { useMoney } from '@shared/ui/useMoney';

const kinds = {
  name: { type: 'link', width: 'minmax(0, 5fr)' },
  sku: { type: 'text', width: 'minmax(0, 3fr)' },
  price: { type: 'money' },
  stock: { type: 'number' },
} as const;

/** The variants that a product has, for who may only look. */
export function ExistingVariants({ variants }: { variants: readonly ExistingVariant[] }) {
  const locale = useLocale();
  const money = useMoney();
  const columns = useMemo((): readonly Column<ExistingVariant>[] => {
    const nameOf = ({ name, id }: ExistingVariant) => name.trim() || String(id);
    return [
      {
        key: 'name',
        header: t('Name'),
        ...kinds.name,
        render: (variant) => <bdi>{nameOf(variant)}</bdi>,
        title: nameOf,
      },
      {
        key: 'sku',
        header: t('SKU'),
        ...kinds.sku,
        render: ({ sku }) => (sku ? <bdi>{sku}</bdi> : '–'),
      },
      { key: 'price', header: t('Price'), ...kinds.price, render: ({ price }) => money(price) },
      {
        key: 'stock',
        header: t('Stock'),
        ...kinds.stock,
        render: ({ stock }) => (stock === null ? '–' : formatCount(stock, locale)),
      },
    ];
  }, [locale, money]);
  if (variants.length === 0) {
    return <EmptyState icon={boxIcon} title={t('This product has no variants yet.')} />;
  }
  return (
    <DataTable
      label={t('Variants')}
      columns={columns}
      rows={variants}
      rowKey={({ id }) => String(id)}
    />
  );
}
