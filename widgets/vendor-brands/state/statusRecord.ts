import * as v from 'valibot';
import type { Brand } from '@shared/contract/vendorBrands';
import { describeRecord } from '@shared/forms/describeRecord';
import { t } from '@shared/page/i18n';
import { archiveBrand, restoreBrand } from '../api';
import { nameOf } from '../model/words';
import { brandsNow } from './brandRecord';
import { brandList, type BrandsExtra } from './brands';

/** Its name is not changed here: by it a brand is found. */
export type BrandStatus = Pick<Brand, 'name' | 'status'>;

/** Whether a brand is archived, which has calls of its own. */
export const statusRecord = describeRecord<Brand, BrandStatus, BrandsExtra>({
  fields: {
    name: { label: () => t('Name'), schema: v.string() },
    status: { label: () => t('Status'), schema: v.picklist(['active', 'archived']) },
  },
  nameOf,
  read: (extra, id, { name }) => brandsNow(extra, id, name),
  change: ({ http, config }, id, { status }) =>
    (status === 'archived' ? archiveBrand : restoreBrand)(http, config, id),
  refresh: brandList.refetch,
});
