import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { factsOf } from '@shared/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { useCartNews } from '@shared/sync/useCartNews';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { PartFailed } from '@shared/ui/Later';
import { Skeleton } from '@shared/ui/Skeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { CartConfig } from './config';
import { openCart } from './state/openCart';
import { selectCart, selectIsUnsaved, selectLines } from './state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from './state/slice';
import { refreshCart } from './state/thunks';

const loadBody = async () => (await import('./components/CartBody')).CartBody;

/** What a buyer orders of a seller, at all locations. */
export function Cart({ config }: { config: CartConfig }) {
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const isReadOnly = useAppSelector((state) => selectCart(state)?.can_edit === false);
  const isFocused = useAppSelector((state) => state.focusKey === '');
  const refresh = useCallback(() => dispatch(refreshCart()), [dispatch]);
  useCartNews(config.slug, refresh);
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(selectIsUnsaved));

  // After the last line is gone no line can take the focus.
  useLayoutEffect(() => {
    if (!isFocused) return;
    title.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, isFocused]);

  return (
    <Screen
      title={t('Cart')}
      titleRef={title}
      badges={isReadOnly && <ReadOnlyBadge />}
      facts={<CartFacts />}
    >
      <Card>
        <Body config={config} />
      </Card>
    </Screen>
  );
}

function CartFacts() {
  const locale = useLocale();
  const lines = useAppSelector(selectLines);
  const places = new Set(lines.map(({ locationId }) => locationId)).size;
  const count = (of: number) => ({ count: formatCount(of, locale) });
  return factsOf([
    lines.length > 0 && tn('%(count)s item', '%(count)s items', lines.length, count(lines.length)),
    places > 1 && tn('%(count)s location', '%(count)s locations', places, count(places)),
    t('Changes are saved as you go.'),
  ]);
}

function Body({ config }: { config: CartConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.cart);
  // Its code comes while the cart is read: lines, their fields and sums are no part of the first load.
  const [body, fetchBody] = useLazyAtOnce(loadBody);

  if (load.status === 'failed') {
    // The code that edits a cart may be what failed, and the body with it.
    const retry = () => {
      fetchBody();
      void dispatch(openCart());
    };
    return <FailureAlert failure={load.failure} onRetry={retry} />;
  }
  const cart = load.status === 'idle' ? undefined : load.value;
  if (body.status === 'failed') return <PartFailed onRetry={fetchBody} />;
  if (!cart || body.status !== 'ready') {
    return <Skeleton label={t('Loading your cart…')} rows={7} />;
  }
  return <body.value cart={cart} config={config} />;
}
