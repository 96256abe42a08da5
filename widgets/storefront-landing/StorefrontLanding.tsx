import { useCallback, useEffect, useMemo } from 'react';
import { factsOf } from '@shared/facts';
import { t } from '@shared/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import type { Load } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Screen } from '@shared/ui/Screen';
import { useIsShown } from '@shared/ui/useIsShown';
import { useRetries } from '@shared/useRetries';
import type { StorefrontLandingConfig } from './config';
import { Directory, saysBrands, saysSellers } from './components/Directory';
import { Features } from './components/Features';
import { countOf } from './model/directory';
import { listSpec } from './model/query';
import { brands, landing, sellers } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

/** The first page of the marketplace. */
export function StorefrontLanding({ config }: { config: StorefrontLandingConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const first = useAppSelector((state) => state.landing);
  const parts = {
    brands: usePart(
      useAppSelector((state) => state.brands),
      useCallback(() => void dispatch(brands.read(undefined)), [dispatch]),
    ),
    sellers: usePart(
      useAppSelector((state) => state.sellers),
      useCallback(() => void dispatch(sellers.read(undefined)), [dispatch]),
    ),
  };
  const { readAnew } = usePart(
    first,
    useCallback(() => void dispatch(landing.read(undefined)), [dispatch]),
  );
  const features = first.status === 'idle' ? undefined : first.value;
  // What stands above comes first, so that nothing jumps; it does not keep the lists waiting for long.
  const isListShown = useIsShown(features !== undefined || first.status === 'failed');

  const [all, others] = [parts.brands.load, parts.sellers.load].map((load) =>
    load.status === 'ready' ? countOf(load.value) : null,
  );
  const facts = factsOf([
    typeof all === 'number' && saysBrands(all, locale),
    typeof others === 'number' && saysSellers(others, locale),
  ]);
  return (
    <Screen title={t('Marketplace')} facts={facts || '\u00a0'}>
      <div className="ww-landing">
        {first.status === 'failed' && (
          <FailureAlert failure={first.failure} onRetry={readAnew}>
            {features
              ? t('The highlights may be out of date.')
              : t('The highlights could not be loaded.')}
          </FailureAlert>
        )}
        {features ? (
          <Features {...features} />
        ) : (
          first.status !== 'failed' && (
            <div className="ww-skeleton ww-skeleton-bars ww-heroes" role="status">
              <span className="visually-hidden">{t('Loading the highlights…')}</span>
              <div className="ww-hero" aria-hidden="true" />
            </div>
          )
        )}
        {isListShown && <Directory list={list} urls={config.urls} parts={parts} />}
      </div>
    </Screen>
  );
}

/** One part: read at first, for another location, and again while it could not be. */
function usePart<Value>(load: Load<Value>, readAnew: () => void) {
  const { events } = useWidget();
  useEffect(() => {
    readAnew();
    return events.on('ww:location-changed', readAnew);
  }, [events, readAnew]);
  useRetries(load, readAnew, true);
  return useMemo(() => ({ load, readAnew }), [load, readAnew]);
}
