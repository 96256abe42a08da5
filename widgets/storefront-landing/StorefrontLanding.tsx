import { useEffect, useState } from 'react';
import { t } from '@shared/page/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useResource } from '@shared/store/useResource';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Screen } from '@shared/ui/Screen';
import { TimedBanners } from '@shared/ui/TimedBanners';
import { useIsShown } from '@shared/ui/useIsShown';
import type { StorefrontLandingConfig } from './config';
import { Directory } from './components/Directory';
import { Features } from './components/Features';
import { brands, landing, sellers, useAppSelector } from './state';
import { countsOf } from './words';

/** The first page of the marketplace. */
export function StorefrontLanding({ config }: { config: StorefrontLandingConfig }) {
  const locale = useLocale();
  const { events } = useWidget();
  // Another location may buy from others: all is read anew for it.
  const [location, setLocation] = useState<object>({});
  useEffect(() => events.on('ww:location-changed', setLocation), [events]);
  const first = useAppSelector((state) => state.landing);
  const { load, answer: features, read } = useResource(landing, location, first);
  const all = useAppSelector((state) => state.brands);
  const others = useAppSelector((state) => state.sellers);
  const parts = {
    brands: useResource(brands, location, all),
    sellers: useResource(sellers, location, others),
  };
  const hasFailed = load.status === 'failed';
  // What stands above comes first, so that nothing jumps; it does not keep the lists waiting for long.
  const isListShown = useIsShown(features !== undefined || hasFailed);

  const counts = countsOf({ brands: parts.brands.answer, sellers: parts.sellers.answer }, locale);
  return (
    <Screen title={t('Marketplace')} facts={counts || '\u00a0'}>
      <div className="ww-landing">
        {hasFailed && (
          <FailureAlert failure={load.failure} onRetry={read}>
            {features
              ? t('The highlights may be out of date.')
              : t('The highlights could not be loaded.')}
          </FailureAlert>
        )}
        {features && <Features {...features} />}
        {features && features.banners.length > 0 && (
          <TimedBanners slug="" banners={features.banners} />
        )}
        {!features && !hasFailed && (
          <div className="ww-skeleton ww-skeleton-bars ww-heroes" role="status">
            <span className="visually-hidden">{t('Loading the highlights…')}</span>
            <div className="ww-hero" aria-hidden="true" />
          </div>
        )}
        {isListShown && <Directory urls={config.urls} parts={parts} />}
      </div>
    </Screen>
  );
}
