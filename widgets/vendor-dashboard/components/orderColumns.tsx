import type { WriteMoney } from '@shared/format/money';
import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { figureColumns } from '@shared/lists/figureColumns';
import { linkUrl } from '@shared/urls/guard';
import type { ShownOrder } from '../model/answers';

export function orderColumns(locale: string, money: WriteMoney): readonly Column<ShownOrder>[] {
  const { amount, count, day } = figureColumns<ShownOrder>(locale, money);
  return [
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
    day('placed', t('Placed'), ({ placed }) => placed, { isSortable: true }),
    {
      key: 'state',
      header: t('Status'),
      type: 'badge',
      isSortable: true,
      title: ({ state }) => state.name,
      render: ({ state }) => (state.name ? <bdi>{state.name}</bdi> : '–'),
    },
    count('items', t('Cases'), ({ items }) => items, { isSortable: true }),
    amount('total', t('Total'), ({ total }) => total, { isSortable: true }),
  ];
}
