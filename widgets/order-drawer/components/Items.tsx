import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { SearchField } from '@shared/lists/SearchField';
import { SortSelect } from '@shared/lists/SortSelect';
import { useLocale } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { keyOf, type Drawer, type View } from '../model/drawer';
import { selectDrawer } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { changeView, openDrawer } from '../state/thunks';
import { usePermissions } from '../usePermissions';
import { EditStatus } from './EditStatus';
import { ItemRow } from './ItemRow';
import { Pager } from './Pager';

/** The items once they are read; until then how that goes. */
export function Items() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.drawer);
  const drawer = useAppSelector(selectDrawer);
  if (drawer) return <List drawer={drawer} />;
  if (load.status === 'failed') {
    return <FailureAlert failure={load.failure} onRetry={() => void dispatch(openDrawer())} />;
  }
  return <Skeleton label={t('Loading the items of the order…')} rows={7} />;
}

/** What there is to say of the order, its items as they are searched for, and their pages. */
function List({ drawer }: { drawer: Drawer }) {
  const dispatch = useAppDispatch();
  const may = usePermissions();
  const load = useAppSelector((state) => state.drawer);
  const view = useAppSelector((state) => state.view);
  const change = (changed: Partial<View>) => dispatch(changeView(changed));
  const { items } = drawer;
  const isReady = load.status === 'ready';

  return (
    <div className="ww-stack">
      {may.edit && <EditStatus />}
      <div className="ww-item-filters">
        <SearchField
          label={t('Search items')}
          value={view.filterText}
          onSearch={(typed) => {
            // Blanks alone look for nothing. Any other one may stand between two words: the field keeps it.
            const filterText = typed.trim() && typed;
            if (filterText !== view.filterText) change({ filterText });
          }}
        />
        {drawer.order_by_options.length > 0 && (
          <SortSelect
            options={drawer.order_by_options}
            value={view.orderBy}
            onChange={(orderBy) => change({ orderBy })}
          />
        )}
        <p className="ww-muted" role="status">
          {isReady && <Count of={drawer.result_count} />}
        </p>
      </div>
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={() => change(view)}>
          {t('This page could not be read. What you see is the one before.')}
        </FailureAlert>
      )}
      {items.length === 0 && isReady && (
        <Nothing text={view.filterText} onShowAll={() => change({ filterText: '' })} />
      )}
      <ul
        className={`ww-cart-lines ${isReady ? '' : 'ww-dimmed'}`}
        aria-label={t('Items')}
        aria-busy={load.status === 'pending'}
      >
        {items.map((item) => (
          <ItemRow key={keyOf(item)} item={item} />
        ))}
      </ul>
      <Pager drawer={drawer} onPage={(page) => change({ page })} />
    </div>
  );
}

function Count({ of: count }: { of: number }) {
  const text = formatCount(count, useLocale());
  return tn('%(count)s item', '%(count)s items', count, { count: text });
}

const Nothing = ({ text, onShowAll }: { text: string; onShowAll: () => void }) => (
  <p className="ww-empty">
    {text ? t('No item fits “%(text)s”.', { text }) : t('The order has no items yet.')}{' '}
    {text && (
      <button type="button" className="btn btn-outline-secondary" onClick={onShowAll}>
        {t('Show all items')}
      </button>
    )}
  </p>
);
