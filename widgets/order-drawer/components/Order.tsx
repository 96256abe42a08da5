import { useEffect, useRef } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { useFocus } from '@shared/focus/useFocus';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { Pager } from '@shared/lists/Pager';
import { SearchField } from '@shared/lists/SearchField';
import { SortSelect } from '@shared/lists/SortSelect';
import { useLocale } from '@shared/mount/WidgetContext';
import { keyOf } from '@shared/orders/itemEdits';
import { Drawer } from '@shared/ui/Drawer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { firstView, type View } from '../model/drawer';
import { selectDrawer, useAppDispatch, useAppSelector } from '../state/slice';
import { changeView, openDrawer } from '../state/thunks';
import { usePermissions } from '../usePermissions';
import { EditStatus } from './EditStatus';
import { ItemRow } from './ItemRow';
import { Totals } from './Totals';

// All of an order comes in one piece, once it is looked at.

/** The order in the page. */
export const InlineOrder = () => (
  <>
    <Items />
    <Totals />
  </>
);

/** The order at the end side of the page. */
export function OrderPanel({ onClose }: { onClose: () => void }) {
  const isRead = useAppSelector((state) => selectDrawer(state) !== undefined);
  return (
    <Drawer title={t('Order items')} side="end" foot={isRead && <Totals />} onClose={onClose}>
      <Items />
    </Drawer>
  );
}

/** What there is to say of the order, its items as they are searched for, and their pages; until they are read, how that goes. */
function Items() {
  const dispatch = useAppDispatch();
  const may = usePermissions();
  const load = useAppSelector((state) => state.drawer);
  const drawer = useAppSelector(selectDrawer);
  const view = useAppSelector((state) => state.view);
  const locale = useLocale();
  const focus = useFocus();
  const pages = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  // The focus goes above the items that are new, unless the person has gone on to another control meanwhile.
  useEffect(() => {
    if (load.status === 'pending' || !isTurned.current) return;
    isTurned.current = false;
    if (load.status === 'ready' && mayTakeFocus(pages.current)) focus.toTitle();
  }, [load.status, focus]);
  if (!drawer) {
    return load.status === 'failed' ? (
      <FailureAlert failure={load.failure} onRetry={() => void dispatch(openDrawer())} />
    ) : (
      <Skeleton label={t('Loading the items of the order…')} rows={7} />
    );
  }
  const change = (changed: Partial<View>) => dispatch(changeView(changed));
  const turn = (to: number) => {
    isTurned.current = true;
    change({ page: to });
  };
  const { items, order_by_options: orders, page, result_count: count } = drawer;
  const { perPage } = firstView;
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
      {(count > perPage || page > 1) && (
        <div ref={pages}>
          <Pager {...{ page, perPage, count }} label={t('Pages of items')} onPage={turn} />
        </div>
      )}
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
