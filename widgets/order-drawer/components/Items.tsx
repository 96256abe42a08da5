import { useEffect, useRef } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { useFocus } from '@shared/focus/useFocus';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { Pager } from '@shared/lists/Pager';
import { SearchField } from '@shared/lists/SearchField';
import { SortSelect } from '@shared/lists/SortSelect';
import { useLocale } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { firstView, keyOf, type Drawer, type View } from '../model/drawer';
import { selectDrawer, useAppDispatch, useAppSelector } from '../state/slice';
import { changeView, openDrawer } from '../state/thunks';
import { usePermissions } from '../usePermissions';
import { EditStatus } from './EditStatus';
import { ItemRow } from './ItemRow';

/** What there is to say of the order, its items as they are searched for, and their pages; until they are read, how that goes. */
export function Items() {
  const dispatch = useAppDispatch();
  const may = usePermissions();
  const load = useAppSelector((state) => state.drawer);
  const drawer = useAppSelector(selectDrawer);
  const view = useAppSelector((state) => state.view);
  const locale = useLocale();
  if (!drawer) {
    return load.status === 'failed' ? (
      <FailureAlert failure={load.failure} onRetry={() => void dispatch(openDrawer())} />
    ) : (
      <Skeleton label={t('Loading the items of the order…')} rows={7} />
    );
  }
  const change = (changed: Partial<View>) => dispatch(changeView(changed));
  const { items, order_by_options: orders, result_count: count } = drawer;
  const isReady = load.status === 'ready';
  return (
    <div className="ww-stack">
      {may.edit && <EditStatus />}
      <div className="ww-item-filters">
        <SearchField
          label={t('Search items')}
          value={view.filterText}
          onSearch={(filterText) => change({ filterText })}
        />
        {orders.length > 0 && (
          <SortSelect
            options={orders}
            value={view.orderBy}
            onChange={(orderBy) => change({ orderBy })}
          />
        )}
        <p className="ww-muted" role="status">
          {isReady &&
            tn('%(count)s item', '%(count)s items', count, { count: formatCount(count, locale) })}
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
      <Pages drawer={drawer} status={load.status} onPage={(page) => change({ page })} />
    </div>
  );
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

interface PagesProps {
  drawer: Drawer;
  status: string;
  onPage: (page: number) => void;
}

/**
 * Goes through the pages. The focus goes to the title, above the items that are new, unless the person has gone on to
 * another control meanwhile.
 */
function Pages({ drawer: { page, result_count: count }, status, onPage }: PagesProps) {
  const focus = useFocus();
  const isTurned = useRef(false);
  const nav = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'pending' || !isTurned.current) return;
    isTurned.current = false;
    if (status === 'ready' && mayTakeFocus(nav.current)) focus.toTitle();
  }, [status, focus]);

  const { perPage } = firstView;
  if (count <= perPage && page === 1) return null;
  const turn = (to: number) => {
    isTurned.current = true;
    onPage(to);
  };
  return (
    <div ref={nav}>
      <Pager {...{ page, perPage, count }} label={t('Pages of items')} onPage={turn} />
    </div>
  );
}
