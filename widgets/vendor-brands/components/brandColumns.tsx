import type { Brand } from '@shared/contract/vendorBrands';
import { formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { Badge } from '@shared/ui/Badge';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { pageUrl } from '@shared/pageUrl';
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
  {
    key: 'status',
    header: t('Status'),
    type: 'badge',
    render: ({ status }) =>
      status === 'archived' ? (
        <Badge tone="neutral">{t('Archived')}</Badge>
      ) : (
        <Badge tone="success">{t('Active')}</Badge>
      ),
  },
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
  // Text of the server is isolated, so that a right-to-left one does not turn what is around it.
  const name = <bdi>{nameOf(brand)}</bdi>;
  return (
    <span className="ww-brand">
      <Thumbnail key={brand.logo} url={brand.logo} />
      <span className="ww-brand-words">
        {url ? <a href={url}>{name}</a> : name}
        <bdi className="ww-brand-says">{brand.description}</bdi>
      </span>
    </span>
  );
}
