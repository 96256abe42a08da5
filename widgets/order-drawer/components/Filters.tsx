import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { SearchField } from '@shared/lists/SearchField';
import { SortSelect } from '@shared/lists/SortSelect';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Drawer } from '../model/drawer';
import { changeView } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** What of the order is looked at. */
export function Filters({ drawer: { orderBy, resultCount } }: { drawer: Drawer }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const view = useAppSelector((state) => state.view);
  const isReady = useAppSelector(({ drawer }) => drawer.status === 'ready');
  const search = (typed: string) => {
    // Blanks alone look for nothing. Any other one may stand between two words: the field keeps it.
    const text = typed.trim() && typed;
    if (text !== view.text) dispatch(changeView({ text }));
  };
  return (
    <div className="ww-item-filters">
      <SearchField label={t('Search items')} value={view.text} onSearch={search} />
      {orderBy.length > 0 && (
        <SortSelect
          options={orderBy}
          value={view.orderBy}
          onChange={(chosen) => dispatch(changeView({ orderBy: chosen }))}
        />
      )}
      <p className="ww-muted" role="status">
        {isReady &&
          tn('%(count)s item', '%(count)s items', resultCount, {
            count: formatCount(resultCount, locale),
          })}
      </p>
    </div>
  );
}
