import { BarList } from '@shared/charts/BarList';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { useMoney } from '@shared/ui/useMoney';
import type { Ranked, Summary } from '../model/answers';
import type { DashboardList } from './dashboardList';

interface Props {
  list: DashboardList;
  summary: Summary;
}

/** What the sales are made of. What is chosen narrows the list of orders; chosen again, it no longer does. */
export function Rankings({ list: { query, change }, summary }: Props) {
  const locale = useLocale();
  const money = useMoney(summary.currency);
  const { filters } = query;
  const entryOf = ({ id, name, orders, amount }: Ranked) => ({
    key: id,
    name,
    value: amount === null ? null : Number(amount),
    text: money(amount),
    ...(orders !== null && {
      detail: tn('%(count)s order', '%(count)s orders', orders, {
        count: formatCount(orders, locale),
      }),
    }),
  });
  const rankings = [
    { name: 'state', title: t('By state'), ranked: summary.states },
    { name: 'customer', title: t('Top customers'), ranked: summary.customers },
    { name: 'product', title: t('Top products'), ranked: summary.products },
  ] as const;
  return (
    <div className="ww-dashboard-columns">
      {rankings
        .filter(({ ranked }) => ranked.length > 0)
        .map(({ name, title, ranked }) => (
          <Card key={name} title={title}>
            <BarList
              label={title}
              entries={ranked.map(entryOf)}
              picked={filters[name][0]}
              onPick={(key) =>
                change({ filters: { ...filters, [name]: filters[name][0] === key ? [] : [key] } })
              }
            />
          </Card>
        ))}
    </div>
  );
}
