import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { DialogButton } from '@shared/ui/DialogButton';
import { Icon } from '@shared/ui/Icon';
import { pinIcon } from '@shared/ui/icons/pin';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import type { Shopper } from '../model/answers';
import { isOnBehalf } from '../model/shopping';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { switchTo } from '../state/thunks';

const loadDialog = () => import('./LocationDialog');

/** For whom one shops, always; with the ways to another location and, for whom it is not their own, out of it. */
export function ShopperLocation({ shopper, slug }: { shopper: Shopper; slug: string | undefined }) {
  const dispatch = useAppDispatch();
  const change = useAppSelector((state) => state.change);
  const isBusy = change?.status === 'sending' || change?.status === 'searching';
  const { location, hasLimitedAccess } = shopper;
  return (
    <div className="ww-navigation-place" role="group" aria-label={t('Shopping location')}>
      <Icon of={pinIcon} />
      <span className="ww-navigation-says">
        <Says shopper={shopper} />
      </span>
      {hasLimitedAccess && <ReadOnlyBadge />}
      {!hasLimitedAccess && (
        <DialogButton
          className="btn-outline-secondary"
          load={loadDialog}
          dialog={({ LocationDialog }, close) => (
            <LocationDialog {...{ shopper, slug, isBusy }} onClose={close} />
          )}
        >
          {location ? t('Change location') : t('Choose a location')}
        </DialogButton>
      )}
      {isBusy && (
        <span className="ww-muted" role="status">
          {t('Changing the location…')}
        </span>
      )}
      {!hasLimitedAccess && isOnBehalf(shopper) && location && (
        <BusyButton
          className="btn-plain"
          isBusy={isBusy && change.to === null}
          onClick={() => void dispatch(switchTo(null))}
        >
          {t('Stop shopping as')}
        </BusyButton>
      )}
    </div>
  );
}

function Says({ shopper }: { shopper: Shopper }) {
  const { dispensary, location } = shopper;
  const isTheirs = !isOnBehalf(shopper);
  if (!location) return <>{isTheirs ? t('No location chosen') : t('Not shopping for anyone')}</>;
  const names = { dispensary: dispensary?.name ?? '', location: location.name };
  if (isTheirs || !dispensary) return <bdi>{t('Shopping at %(location)s', names)}</bdi>;
  return <bdi>{t('Shopping as %(dispensary)s at %(location)s', names)}</bdi>;
}
