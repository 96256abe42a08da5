import { useCallback, useMemo } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { t } from '@shared/page/i18n';
import { Card } from '@shared/ui/Card';
import { InCurrency } from '@shared/ui/InCurrency';
import { LazyPart } from '@shared/ui/LazyPart';
import { Screen } from '@shared/ui/Screen';
import { Skeleton } from '@shared/ui/Skeleton';
import { useStateInUrl } from '@shared/ui/useStateInUrl';
import { refreshList } from '@shared/sync/syncServices';
import { useOrderNews } from '@shared/sync/useOrderNews';
import { OrderButton } from './components/OrderButton';
import type { DrawerConfig } from './config';
import { isTyping, readAddress, writeAddress } from './model/drawer';
import { showAddress } from './state/thunks';
import { selectDrawer, selectIsUnsaved, useAppDispatch, useAppSelector } from './state/slice';
import { usePermissions } from './usePermissions';

/** The items of an order, and what they come to: behind a button, or in the page. */
export function OrderDrawer({ config }: { config: DrawerConfig }) {
  const dispatch = useAppDispatch();
  const view = useAppSelector((state) => state.view);
  const isOpen = useAppSelector((state) => state.isOpen);
  const isCorrected = useAppSelector((state) => state.isCorrected);
  useOrderNews(
    config.orderId,
    useCallback(() => dispatch(refreshList()), [dispatch]),
  );
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(selectIsUnsaved));
  useStateInUrl({
    view: useMemo(() => ({ view, isOpen }), [view, isOpen]),
    write: writeAddress,
    onRead: useCallback((text: string) => dispatch(showAddress(readAddress(text))), [dispatch]),
    isTyping: (before, now) => (isCorrected ? 'follows' : isTyping(before, now)),
  });
  return (
    <InCurrency of={useAppSelector(selectDrawer)?.totals.currency}>
      {config.placement === 'inline' ? <InPage /> : <OrderButton />}
    </InCurrency>
  );
}

const loadOrder = async () => (await import('./components/Order')).InlineOrder;

function InPage() {
  const may = usePermissions();
  return (
    <Screen
      title={t('Order items')}
      isReadOnly={!may.edit}
      facts={may.edit && t('Changes are saved as you go.')}
    >
      <Card>
        <LazyPart load={loadOrder} props={{}}>
          <Skeleton label={t('Loading the items of the order…')} rows={7} />
        </LazyPart>
      </Card>
    </Screen>
  );
}
