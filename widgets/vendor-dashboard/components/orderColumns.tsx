import { formatDay } from '@shared/format/dates';
import type { WriteMoney } from '@shared/format/money';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { linkUrl } from '@shared/urls';
import type { ShownOrder } from '../model/answers';

export const orderColumns = (locale: string, money: WriteMoney): readonly Column<ShownOrder>[] => [
  {
    key: 'number',
    header: t('Order'),
    type: 'link',
    isSortable: true,
    render: ({ number, url }) => {
      const href = linkUrl(url);
      const name = <bdi>{number}</bdi>;
      return href ? <a href={href}>{name}</a> : name;
    },
    title: ({ number }) => number,
  },
  {
    key: 'customer',
    header: t('Customer'),
    type: 'text',
    isSortable: true,
    render: ({ customer }) => (customer.name ? <bdi>{customer.name}</bdi> : '–'),
    title: ({ customer }) => customer.name,
  },
  {
    key: 'placed',
    header: t('Placed'),
    type: 'date',
    isSortable: true,
    render: ({ placed }) => (placed === null ? '–' : formatDay(placed, locale)),
  },
  {
    key: 'state',
    header: t('State'),
    type: 'badge',
    isSortable: true,
    title: ({ state }) => state.name,
    render: ({ state }) => (state.name ? <bdi>{state.name}</bdi> : '–'),
  },
  {
    key: 'items',
    header: t('Cases'),
    type: 'number',
    isSortable: true,
    render: ({ items }) => formatCount(items, locale),
  },
  {
    key: 'total',
    header: t('Total'),
    type: 'money',
    isSortable: true,
    render: ({ total }) => money(total),
  },
];
