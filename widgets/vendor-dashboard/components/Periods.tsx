import { PeriodChoice } from '@shared/dashboards/PeriodChoice';
import { comparisons, type Comparison } from '@shared/dashboards/periods';
import { t } from '@shared/page/i18n';
import { Segmented } from '@shared/ui/Segmented';
import { comparisonOf, periodOf } from '../model/query';
import type { DashboardList } from './dashboardList';

const comparisonName = (comparison: Comparison): string =>
  ({ before: t('Period before'), year: t('Year before'), none: t('Nothing') })[comparison];

interface Props {
  list: DashboardList;
  canCompare: boolean;
}

/** Which days count, and what they are compared with. A day that was chosen is of the former period, and goes. */
export function Periods({ list: { query, change }, canCompare }: Props) {
  const { filters } = query;
  return (
    <div className="ww-row ww-dashboard-periods">
      <PeriodChoice
        period={periodOf(query)}
        onChange={(period) => change({ filters: { ...filters, period: [period], day: [] } })}
      />
      {canCompare && (
        <div className="ww-row">
          <span aria-hidden="true">{t('Compared with')}</span>
          <Segmented
            label={t('Compared with')}
            value={comparisonOf(query)}
            choices={comparisons.map((value) => ({ value, label: comparisonName(value) }))}
            onChange={(compare) => change({ filters: { ...filters, compare: [compare] } })}
          />
        </div>
      )}
    </div>
  );
}
