import { RankedList } from '@shared/dashboards/RankedList';
import { t } from '@shared/page/i18n';
import { Card } from '@shared/ui/Card';
import type { Summary } from '../model/answers';
import { picked, type DashboardList } from './dashboardList';

interface Props {
  list: DashboardList;
  summary: Summary;
}

/** What the sales are made of. What is chosen narrows the list of orders; chosen again, it no longer does. */
export function Rankings({ list, summary }: Props) {
  const { filters } = list.query;
  const pick = (name: 'state' | 'customer' | 'product', key: string) =>
    list.change(
      name === 'state'
        ? { filters: { ...filters, state: filters.state[0] === key ? [] : [key] } }
        : picked(list, name, key, summary.countedStates),
    );
  const rankings = [
    { name: 'state', title: t('By status'), file: 'orders-by-state', ranked: summary.states },
    {
      name: 'customer',
      title: t('Top customers'),
      file: 'top-customers',
      ranked: summary.customers,
    },
    { name: 'product', title: t('Top products'), file: 'top-products', ranked: summary.products },
  ] as const;
  return (
    <div className="ww-dashboard-columns">
      {rankings
        .filter(({ ranked }) => ranked.length > 0)
        .map(({ name, title, file, ranked }) => (
          <Card key={name} title={title}>
            <RankedList
              label={title}
              fileName={file}
              ranked={ranked}
              currency={summary.currency}
              picked={filters[name][0]}
              onPick={(key) => pick(name, key)}
            />
          </Card>
        ))}
    </div>
  );
}
