import { t, tn } from '@shared/page/i18n';
import { ListPane, type PaneWords } from '@shared/lists/ListPane';
import type { useListScreen } from '@shared/lists/useListScreen';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { LazyPart } from '@shared/ui/LazyPart';
import { useMoney } from '@shared/ui/useMoney';
import type { Orders, ShownOrder, Summary } from '../model/answers';
import { isNarrowed, type FilterName } from '../model/query';
import { ordersKey, withoutNarrowing } from './dashboardList';
import { orderColumns } from './orderColumns';
import { orderFilters } from './orderFilters';

const loadNothing = async () => (await import('./Nothing')).Nothing;

const keyOf = ({ id }: ShownOrder) => String(id);

const words = (): PaneWords => ({
  title: t('Orders'),
  search: t('Search orders'),
  pages: t('Pages of orders'),
  loading: t('Loading the orders…'),
  failed: t('The orders could not be loaded.'),
  found: (count, text) => tn('%(count)s order shown', '%(count)s orders shown', count, text),
});

interface Props {
  state: ReturnType<typeof useListScreen<FilterName, Orders>>;
  /** The figures, whose parts narrow the list. */
  summary: Summary | undefined;
}

/** The orders behind the figures. */
export function OrderList({ state, summary }: Props) {
  const locale = useLocale();
  const { answer, list } = state;
  const money = useMoney(answer?.currency);
  const nothing = <LazyPart load={loadNothing} props={{ list }} />;
  return (
    <Card>
      <div
        className="ww-list"
        role="group"
        aria-label={t('The orders behind the figures')}
        tabIndex={-1}
        data-focus={ordersKey}
      >
        <ListPane
          words={words()}
          state={{ ...state, list: { ...list, clear: () => list.change(withoutNarrowing(list)) } }}
          rows={answer?.orders}
          rowKey={keyOf}
          columns={orderColumns(locale, money)}
          isNarrow={isNarrowed(list.query)}
          filters={orderFilters(summary, locale)}
          loadingRows={10}
          none={nothing}
          notFound={nothing}
        />
      </div>
    </Card>
  );
}
