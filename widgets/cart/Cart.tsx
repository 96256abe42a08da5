import { useCallback } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { refreshList } from '@shared/sync/syncServices';
import { useCartNews } from '@shared/sync/useCartNews';
import { LoadedPart } from '@shared/ui/LoadedPart';
import { Skeleton } from '@shared/ui/Skeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import type { CartConfig } from './config';
import { loadMatrix } from './later';
import { openCart } from './state/openCart';
import { selectIsUnsaved } from './state/selectors';
import { selectCart, selectLines, useAppDispatch, useAppSelector } from './state/slice';

// Its code comes while the cart is read: lines, their fields and sums are no part of the first load.
const loadBody = async () => (await import('./components/CartBody')).CartBody;

/** What a buyer orders of a seller, at all locations. */
export function Cart({ config }: { config: CartConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.cart);
  const answer = useAppSelector(selectCart);
  const refresh = useCallback(() => dispatch(refreshList()), [dispatch]);
  useCartNews(refresh);
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(selectIsUnsaved));

  return (
    <Screen title={t('Cart')} isReadOnly={answer?.can_edit === false} facts={<CartFacts />}>
      <Card>
        <LoadedPart
          of={{ load, answer, read: () => void dispatch(openCart()) }}
          code={loadBody}
          props={(cart) => ({ cart, config, loadMatrix })}
          skeleton={<Skeleton label={t('Loading your cart…')} rows={7} />}
        />
      </Card>
    </Screen>
  );
}

function CartFacts() {
  const locale = useLocale();
  const lines = useAppSelector(selectLines);
  const locationCount = new Set(lines.map(({ locationId }) => locationId)).size;
  const count = (of: number) => ({ count: formatCount(of, locale) });
  return factsOf([
    lines.length > 0 && tn('%(count)s item', '%(count)s items', lines.length, count(lines.length)),
    locationCount > 1 &&
      tn('%(count)s location', '%(count)s locations', locationCount, count(locationCount)),
    t('Changes are saved as you go.'),
  ]);
}
