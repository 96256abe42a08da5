import type { ComponentType } from 'react';
import type { Brand } from '@shared/contract/vendorBrands';
import { fillUrl } from '@shared/fillUrl';
import { formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { Badge } from '@shared/ui/Badge';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { linkUrl } from '@shared/urls';
import type { VendorBrandsConfig } from '../config';
import type { Task } from './task';

export interface RowActionsProps {
  brand: Brand;
  onTask: (task: Task) => void;
}

interface Options {
  config: VendorBrandsConfig;
  locale: string;
  /** What can be done with a row, once its code is there; undefined where nothing can. */
  Actions: ComponentType<RowActionsProps> | undefined;
  onTask: (task: Task) => void;
}

/** Of its row in the table. */
export const keyOf = ({ id }: Brand): string => String(id);

export const nameOf = ({ name, id }: Pick<Brand, 'name' | 'id'>): string =>
  name.trim() || t('Brand %(id)s', { id });

export function brandColumns({
  config,
  locale,
  Actions,
  onTask,
}: Options): readonly Column<Brand>[] {
  const columns: readonly Column<Brand>[] = [
    {
      key: 'name',
      header: t('Brand'),
      type: 'link',
      width: 'minmax(0, 5fr)',
      isSortable: true,
      render: (brand) => <BrandName brand={brand} page={config.urls?.page} />,
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
  if (!Actions) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: t('Actions'),
      type: 'actions',
      width: '128px',
      render: (brand) => <Actions brand={brand} onTask={onTask} />,
    },
  ];
}

function BrandName({ brand, page }: { brand: Brand; page: string | undefined }) {
  const url = pageOf(brand, page);
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

/** An id that is no part of an address has no page: its row stays readable. */
function pageOf({ id }: Brand, page: string | undefined): string | null {
  const isPart = !/^\.{0,2}$/.test(String(id));
  return page && isPart ? linkUrl(fillUrl(page, { id })) : null;
}
