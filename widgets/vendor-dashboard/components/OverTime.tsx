import { useState } from 'react';
import { ChartByDay } from '@shared/dashboards/ChartByDay';
import type { Measure } from '@shared/dashboards/dayChart';
import { t } from '@shared/page/i18n';
import { Card } from '@shared/ui/Card';
import { Segmented } from '@shared/ui/Segmented';
import type { Summary } from '../model/answers';
import { comparisonOf, dayIn, periodOf } from '../model/query';
import { picked, type DashboardList } from './dashboardList';

interface Props {
  list: DashboardList;
  summary: Summary;
}

/** The course of a period day by day. A day that is chosen narrows the list of orders; chosen again, it no longer does. */
export function OverTime({ list, summary }: Props) {
  const [measure, setMeasure] = useState<Measure>('amount');
  if (summary.days.length === 0) return null;
  return (
    <Card
      title={t('Over time')}
      actions={
        <Segmented
          label={t('Shown')}
          value={measure}
          choices={[
            { value: 'amount', label: t('Sales') },
            { value: 'orders', label: t('Orders') },
          ]}
          onChange={setMeasure}
        />
      }
    >
      <ChartByDay
        label={measure === 'amount' ? t('Sales by day') : t('Orders by day')}
        fileName={measure === 'amount' ? 'sales-by-day' : 'orders-by-day'}
        of={summary}
        measure={measure}
        period={periodOf(list.query)}
        comparison={comparisonOf(list.query)}
        picked={dayIn(list.query)}
        onPick={(day) => list.change(picked(list, 'day', day, summary.countedStates))}
      />
    </Card>
  );
}
