import type { Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { ListedProducts } from '../model/answers';
import type { FilterName } from '../model/query';
import { statuses } from '../model/product';

const optionsOf = (named: readonly { id: Id; name: string }[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters with what they offer. */
export const productFilters = ({
  brands,
  categories,
}: ListedProducts): readonly FilterKind<FilterName>[] => [
  {
    name: 'status',
    label: t('Status'),
    options: optionsOf(statuses()),
  },
  { name: 'category', label: t('Category'), options: optionsOf(categories) },
  { name: 'brand', label: t('Brand'), options: optionsOf(brands) },
];
