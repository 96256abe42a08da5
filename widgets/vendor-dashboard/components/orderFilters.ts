import { formatDay } from '@shared/format/dates';
import { t } from '@shared/page/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { Summary } from '../model/answers';
import type { FilterName } from '../model/query';

/** What narrows the orders. All but the states are chosen in the figures. */
export function orderFilters(
  summary: Summary | undefined,
  locale: string,
): readonly FilterKind<FilterName>[] {
  const { states = [], customers = [], products = [] } = summary ?? {};
  const nameIn = (ranked: typeof customers) => (value: string) =>
    ranked.find(({ id }) => id === value)?.name ?? value;
  return [
    {
      name: 'state',
      label: t('Status'),
      options: states.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'customer', label: t('Customer'), options: [], write: nameIn(customers) },
    { name: 'product', label: t('Product'), options: [], write: nameIn(products) },
    { name: 'day', label: t('Day'), options: [], write: (value) => formatDay(value, locale) },
  ];
}
