import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { mayTakeFocus } from '@shared/focus/focused';
import { Skeleton } from '@shared/ui/Skeleton';
import { useStateInUrl } from '@shared/ui/useStateInUrl';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { DrawerBody } from './components/DrawerBody';
import type { DrawerConfig } from './config';
import { isTyping, readView, writeView } from './model/drawer';
import { openDrawer, showView } from './state/thunks';
import { focusMoved, useAppDispatch, useAppSelector } from './state/slice';
import { useFreshOrder } from './useFreshOrder';
import { useMay } from './useMay';

/** The items of an order, and what they come to. */
export function OrderDrawer({ config }: { config: DrawerConfig }) {
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const may = useMay();
  const isFocused = useAppSelector((state) => state.focusKey === '');
  useFreshOrder(config);
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(({ pending, paused }) => pending.length > 0 || paused !== null));
  useStateInUrl({
    view: useAppSelector(({ view }) => view),
    write: writeView,
    onRead: useCallback((text: string) => dispatch(showView(readView(text))), [dispatch]),
    isTyping,
  });

  // With the last item went what had the focus, unless the person is elsewhere by then.
  useLayoutEffect(() => {
    if (!isFocused) return;
    if (mayTakeFocus(null)) title.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, isFocused]);

  return (
    <Screen
      title={t('Order items')}
      titleRef={title}
      badges={!may.edit && <ReadOnlyBadge />}
      facts={may.edit && t('Quantities are whole cases. Changes are saved as you go.')}
    >
      <Card>
        <Body />
      </Card>
    </Screen>
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
