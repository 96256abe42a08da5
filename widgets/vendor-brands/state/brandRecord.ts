import * as v from 'valibot';
import type { Brand, BrandFields } from '@shared/contract/vendorBrands';
import { describeRecord } from '@shared/forms/describeRecord';
import { withVisibleName } from '@shared/forms/recordEdits';
import { mapResult, type Result } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { withId, type Id } from '@shared/answers/id';
import { findBrands, patchBrand, postBrand } from '../api';
import { readBrands } from '../model/answers';
import { filtersByName } from '../model/query';
import { brandList, type BrandsExtra } from './brands';

type Calls = Pick<BrandsExtra, 'http' | 'config'>;

const searched = ({ http, config }: Calls, name: string) =>
  mapResult(findBrands(http, config, filtersByName(name)), readBrands);

/**
 * Reads one brand among others, of which `name` is what it was called last: no call of the specification reads one by
 * its id. Where it is not among them it is gone; null where the server does not tell. Without an id it reads those that
 * have this name.
 */
export async function brandsNow(
  calls: Calls,
  id: Id | null,
  name: string,
): Promise<Result<readonly Brand[] | null>> {
  const read = await searched(calls, name);
  if (!read.ok) return read;
  const { brands, brandNames } = read.value;
  if (id === null || withId(brands, id)) return { ok: true, value: brands };
  const renamed = withId(brandNames, id);
  if (!renamed) return { ok: true, value: brandNames.length > 0 ? [] : null };
  return mapResult(searched(calls, renamed.name), (again) => {
    const found = withId(again.brands, id);
    return found ? [found] : null;
  });
}

/** A brand's own words, as they are read, created and changed. No two brands have one name. */
export const brandRecord = describeRecord<Brand, BrandFields, BrandsExtra>({
  fields: {
    name: { label: () => t('Name'), schema: v.string() },
    description: { label: () => t('Description'), schema: v.string() },
    website: { label: () => t('Website'), schema: v.string() },
  },
  blank: { name: '', description: '', website: '' },
  prepare: withVisibleName,
  read: (extra, id, { name }) => brandsNow(extra, id, name),
  create: ({ http, config }, fields, key) => postBrand(http, config, fields, key),
  change: ({ http, config }, id, edits) => patchBrand(http, config, id, edits),
  refresh: brandList.refetch,
  texts: {
    title: ({ id, base }) =>
      id === null ? t('New brand') : t('Edit %(name)s', { name: base.name }),
    save: (isNew) => (isNew ? t('Create brand') : t('Save brand')),
    searching: () => t('We don’t know yet whether the brand was saved. Checking…'),
    unknown: () => t('We don’t know whether the brand was saved. What you typed is kept.'),
    notSaved: () => t('The brand was not saved. What you typed is kept.'),
    kept: () => t('What you typed about the brand is kept, but not saved.'),
    saved: ({ id, base, edits }) => {
      const name = { name: (edits.name ?? base.name).trim() };
      return id === null ? t('Created %(name)s.', name) : t('Saved %(name)s.', name);
    },
    offer: ({ base, edits }, time) =>
      t('Restore what you typed about %(name)s at %(time)s?', {
        name: [base.name, edits.name].find((name) => name?.trim()) ?? t('a new brand'),
        time,
      }),
  },
});
