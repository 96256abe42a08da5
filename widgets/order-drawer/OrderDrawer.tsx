import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLeaveGuard } from '../../shared/drafts/useLeaveGuard';
import { t } from '../../shared/i18n';
import { useDomId } from '../../shared/mount/WidgetContext';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { isStillAt } from '../../shared/ui/isStillAt';
import { Skeleton } from '../../shared/ui/Skeleton';
import { useStateInUrl } from '../../shared/ui/useStateInUrl';
import { DrawerBody } from './components/DrawerBody';
import type { DrawerConfig } from './config';
import { isTyping, readView, writeView } from './drawer';
import { openDrawer, showView } from './state/flows';
import { focusMoved, useAppDispatch, useAppSelector } from './state/slice';
import { useFreshOrder } from './useFreshOrder';
import { useMay } from './useMay';

/** The items of an order, and what they come to. */
export function OrderDrawer({ config }: { config: DrawerConfig }) {
  const titleId = useDomId();
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const may = useMay();
  const isFocused = useAppSelector((state) => state.focusKey === '');
  useFreshOrder(config);
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(({ pending, stalled }) => pending.length > 0 || stalled !== null));
  useStateInUrl({
    view: useAppSelector(({ view }) => view),
    write: writeView,
    onRead: useCallback((text: string) => dispatch(showView(readView(text))), [dispatch]),
    isTyping,
  });

  // With the last item went what had the focus, unless the person is elsewhere by then.
  useLayoutEffect(() => {
    if (!isFocused) return;
    if (isStillAt(null)) title.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, isFocused]);

  return (
    <section className="card ww-card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} ref={title} tabIndex={-1}>
          {t('Order items')}
        </h2>
        {!may.edit && <span className="badge text-bg-secondary">{t('Read-only')}</span>}
        {may.edit && (
          <p className="ww-muted">
            {t('Quantities are whole cases. Changes are saved as you go.')}
          </p>
        )}
      </header>
      <div className="card-body">
        <Body />
      </div>
    </section>
  );
}

function Body() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.drawer);
  const drawer = load.status === 'idle' ? undefined : load.value;
  if (drawer) return <DrawerBody drawer={drawer} />;
  if (load.status === 'failed') {
    return <FailureAlert failure={load.failure} onRetry={() => void dispatch(openDrawer())} />;
  }
  return <Skeleton label={t('Loading the items of the order…')} rows={7} />;
}
