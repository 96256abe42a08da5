import { t } from '@shared/page/i18n';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { isNarrowed, periodOf } from '../model/query';
import { withoutNarrowing, type DashboardList } from './dashboardList';

/** Instead of the orders where there are none. */
export const Nothing = ({ list }: { list: DashboardList }) =>
  isNarrowed(list.query) ? <NothingFits list={list} /> : <NothingYet list={list} />;

function NothingYet({ list: { query, change } }: { list: DashboardList }) {
  const period = periodOf(query);
  return (
    <EmptyState
      icon={boxIcon}
      title={t('No orders in the last %(days)s days.', { days: period })}
      actions={
        period !== '365' && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => change({ filters: { ...query.filters, period: ['365'] } })}
          >
            {t('Show 12 months')}
          </button>
        )
      }
    >
      {t('Orders appear here as soon as customers place them.')}
    </EmptyState>
  );
}

const NothingFits = ({ list }: { list: DashboardList }) => (
  <EmptyState
    icon={searchIcon}
    title={t('No order fits the filters.')}
    actions={
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => list.change(withoutNarrowing(list))}
      >
        {t('Clear the filters')}
      </button>
    }
  />
);
