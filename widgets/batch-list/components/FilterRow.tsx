import { t, tn } from '../../../shared/i18n';
import { formatCount } from '../../../shared/format/numbers';
import { useDomId, useLocale } from '../../../shared/mount/WidgetContext';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { expiries, type Expiry, type Filters } from '../filters';
import { loadStockLocations } from '../state/requests';
import { selectLocations } from '../state/selectors';
import { filtersChanged, useAppDispatch, useAppSelector } from '../state/slice';

const words = (expiry: Expiry): string =>
  ({
    expired: t('Expired'),
    soon: t('Within 30 days'),
    later: t('Later'),
    none: t('Without a date'),
  })[expiry];

/** Narrows the list. `shown` is how many batches are left. */
export function FilterRow({ shown }: { shown: number }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const id = useDomId();
  const filters = useAppSelector((state) => state.filters);
  const load = useAppSelector((state) => state.stockLocations);
  const locations = useAppSelector(selectLocations) ?? [];
  const set = (change: Partial<Filters>) => dispatch(filtersChanged({ ...filters, ...change }));

  return (
    <div className="ww-batch-filters" role="search" aria-label={t('Batches')}>
      <div>
        <label className="form-label" htmlFor={`${id}words`}>
          {t('Reference or product')}
        </label>
        <input
          type="search"
          id={`${id}words`}
          className="form-control"
          autoComplete="off"
          value={filters.words}
          onChange={(event) => set({ words: event.target.value })}
        />
      </div>
      <div>
        <label className="form-label" htmlFor={`${id}at`}>
          {t('Stock location')}
        </label>
        <select
          id={`${id}at`}
          className="form-select"
          value={filters.stockLocationId}
          onChange={(event) => set({ stockLocationId: event.target.value })}
        >
          <option value="">{t('All')}</option>
          {locations.map((location) => (
            <option key={location.id} value={String(location.id)}>
              {location.name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="form-label" htmlFor={`${id}expiry`}>
          {t('Expires')}
        </label>
        <select
          id={`${id}expiry`}
          className="form-select"
          value={filters.expiry}
          onChange={(event) => set({ expiry: event.target.value as Expiry | '' })}
        >
          <option value="">{t('At any time')}</option>
          {expiries.map((expiry) => (
            <option key={expiry} value={expiry}>
              {words(expiry)}
            </option>
          ))}
        </select>
      </div>
      <p className="ww-muted" role="status">
        {tn('%(count)s batch shown', '%(count)s batches shown', shown, {
          count: formatCount(shown, locale),
        })}
      </p>
      {load.status === 'failed' && (
        <FailureAlert
          failure={load.failure}
          onRetry={() => void dispatch(loadStockLocations(undefined))}
        >
          {t('The stock locations could not be loaded.')}
        </FailureAlert>
      )}
    </div>
  );
}
