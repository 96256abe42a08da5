import type { Brand } from '@shared/contract/vendorBrands';
import { formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { activeColumn } from '@shared/lists/activeColumn';
import type { Column } from '@shared/lists/column';
import { NameLines } from '@shared/lists/NameLines';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { pageUrl } from '@shared/urls/pageUrl';
import type { VendorBrandsConfig } from '../config';
import { nameOf } from '../model/words';

export const brandColumns = (
  { urls }: VendorBrandsConfig,
  locale: string,
): readonly Column<Brand>[] => [
  {
    key: 'name',
    header: t('Brand'),
    type: 'link',
    width: 'minmax(0, 5fr)',
    isSortable: true,
    render: (brand) => <BrandName brand={brand} page={urls?.page} />,
    title: nameOf,
  },
  activeColumn(({ status }) => status !== 'archived', t('Archived')),
  {
    key: 'products',
    header: t('Products'),
    type: 'number',
    width: '104px',
    isSortable: true,
    render: ({ products }) => formatCount(products, locale),
  },
  {
    key: 'updated',
    header: t('Updated'),
    type: 'date',
    isSortable: true,
    render: ({ updated }) => (updated === null ? '–' : formatDay(updated, locale)),
  },
];

function BrandName({ brand, page }: { brand: Brand; page: string | undefined }) {
  const url = pageUrl(page, { id: brand.id });
  const name = <bdi>{nameOf(brand)}</bdi>;
  return (
    <span className="ww-brand">
      <Thumbnail key={brand.logo} url={brand.logo} />
      <NameLines says={brand.description}>{url ? <a href={url}>{name}</a> : name}</NameLines>
    </span>
  );
}
