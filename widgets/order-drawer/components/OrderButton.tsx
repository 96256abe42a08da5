import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { unknownIn } from '@shared/sync/createSyncedList';
import { Badge } from '@shared/ui/Badge';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { useMoney } from '@shared/ui/useMoney';
import { openDrawer } from '../state/thunks';
import {
  changed,
  selectDrawer,
  selectIsSettled,
  useAppDispatch,
  useAppSelector,
} from '../state/slice';
import { usePermissions } from '../usePermissions';

const loadPanel = async () => (await import('./Order')).OrderPanel;

/** What stands in the page: how much is ordered, and the way to it. */
export function OrderButton() {
  const dispatch = useAppDispatch();
  const may = usePermissions();
  const isOpen = useAppSelector((state) => state.isOpen);
  const isSettled = useAppSelector(selectIsSettled);
  const failure = useAppSelector(({ drawer }) =>
    drawer.status === 'failed' && !drawer.value ? drawer.failure : null,
  );
  const words = useButtonWords();
  // Also when the page's address says that it is open.
  const [panel, load] = useLazyAtOnce(loadPanel, isOpen);
  const setOpen = (next: boolean) => dispatch(changed({ isOpen: next, isCorrected: false }));

  return (
    <>
      <div className="ww-row">
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          translate="no"
          onClick={() => {
            load();
            setOpen(true);
          }}
        >
          <span className={isSettled ? undefined : 'ww-dimmed'}>{words}</span>
        </button>
        {!may.edit && <ReadOnlyBadge />}
        <StateBadge />
      </div>
      {failure && !isOpen && (
        <FailureAlert failure={failure} onRetry={() => void dispatch(openDrawer())} />
      )}
      {isOpen && panel.status === 'failed' && <DialogFailed />}
      {isOpen && panel.status === 'ready' && <panel.value onClose={() => setOpen(false)} />}
    </>
  );
}

/** "Order · 30 items · $52,910.69", as much of it as is known. */
function useButtonWords(): string {
  const money = useMoney();
  const locale = useLocale();
  const drawer = useAppSelector(selectDrawer);
  const isSearched = useAppSelector(({ view }) => view.filterText !== '');
  if (!drawer) return t('Order');
  const count = drawer.result_count;
  return factsOf([
    t('Order'),
    // While a search is on, the server counts what it finds.
    !isSearched &&
      tn('%(count)s item', '%(count)s items', count, { count: formatCount(count, locale) }),
    money(drawer.totals.totalPrice),
  ]);
}

/** What of the order is not as it is shown, so that a closed drawer hides no trouble. */
function StateBadge() {
  const trouble = useAppSelector(({ paused, refusals, clearFailures, pending, stale }) => {
    const isUnsaved = paused !== null || refusals.length + clearFailures.length > 0;
    if (isUnsaved || unknownIn(pending) > 0) return t('Changes not saved');
    return stale && t('May be out of date');
  });
  return trouble && <Badge tone="warning">{trouble}</Badge>;
}
