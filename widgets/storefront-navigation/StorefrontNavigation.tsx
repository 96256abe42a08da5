import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyPart } from '@shared/ui/LazyPart';
import { Skeleton } from '@shared/ui/Skeleton';
import { CartLink } from './components/CartLink';
import { Entries } from './components/Entries';
import { ShopperLocation } from './components/ShopperLocation';
import type { StorefrontNavigationConfig } from './config';
import { useAppDispatch, useAppSelector } from './state/slice';
import { readNavigation } from './state/thunks';
import { useFollowing } from './useFollowing';

const loadNote = async () => (await import('./components/SwitchNote')).SwitchNote;

/** The bar of the storefront: where one can go, for whom one shops, and the cart. */
export function StorefrontNavigation({ config }: { config: StorefrontNavigationConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.navigation);
  const change = useAppSelector((state) => state.change);
  const navigation = load.status === 'idle' ? undefined : load.value;
  useFollowing();

  return (
    <div className="ww-screen ww-navigation">
      {/* A bar shows no title; the focus goes there when the button that had it goes. */}
      <h2 className="ww-title visually-hidden" tabIndex={-1}>
        {t('Storefront')}
      </h2>
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={() => dispatch(readNavigation())}>
          {navigation ? t('This may be out of date.') : t('The navigation could not be loaded.')}
        </FailureAlert>
      )}
      {navigation && (
        <div className="ww-navigation-bar">
          <Entries entries={navigation.entries} />
          <ShopperLocation shopper={navigation.shopper} slug={config.slug} />
          {navigation.cart && <CartLink {...navigation.cart} />}
        </div>
      )}
      {!navigation && load.status !== 'failed' && (
        <Skeleton label={t('Loading the navigation…')} isControl />
      )}
      {change && change.status !== 'sending' && <LazyPart load={loadNote} props={{ change }} />}
    </div>
  );
}
