import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { ListScreenWords } from '@shared/lists/ListScreen';

export const nameOf = ({ name, id }: Pick<Brand, 'name' | 'id'>): string =>
  name.trim() || t('Brand %(id)s', { id });

export const brandWords = (names: BrandsAnswer['brandNames'], locale: string): ListScreenWords => ({
  title: t('Brands'),
  search: t('Search brands'),
  pages: t('Pages of brands'),
  loading: t('Loading your brands…'),
  failed: t('Your brands could not be loaded.'),
  all: (count, text) =>
    statusFacts(names, locale) ?? tn('%(count)s brand', '%(count)s brands', count, text),
  found: (count, text) => tn('%(count)s brand shown', '%(count)s brands shown', count, text),
  none: t('You have no brands yet.'),
  noneSays: t('Products carry a brand, and buyers look for it.'),
  notFound: t('No brand fits the search.'),
});

export const statusLabels = () => ({ active: t('Active'), archived: t('Archived'), all: t('All') });

/** "14 active, 2 archived", where there are any: the table shows those of one status. */
function statusFacts(names: BrandsAnswer['brandNames'], locale: string): string | null {
  const number = (value: number) => ({ count: formatCount(value, locale) });
  const archived = names.filter(({ status }) => status === 'archived').length;
  const active = names.length - archived;
  if (archived === 0) return null;
  return [
    tn('%(count)s active', '%(count)s active', active, number(active)),
    tn('%(count)s archived', '%(count)s archived', archived, number(archived)),
  ].join(', ');
}
