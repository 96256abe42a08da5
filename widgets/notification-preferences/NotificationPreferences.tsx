import { useDomId } from '../../shared/mount/WidgetContext';
import { t } from '../../shared/i18n';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { FetchWarning } from './components/FetchWarning';
import { Preferences } from './components/Preferences';
import type { PreferencesConfig } from './config';
import { loadPreferences } from './state/flows';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Which e-mails a user gets, location by location. */
export function NotificationPreferences({ config }: { config: PreferencesConfig }) {
  const titleId = useDomId();
  const isReadOnly = useAppSelector((state) => state.isDisabled);
  return (
    <section className="card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} tabIndex={-1}>
          {t('Notification Preferences')}
        </h2>
        {isReadOnly && <span className="badge text-bg-secondary">{t('Read-only')}</span>}
        <p className="ww-muted">{t('Which e-mails we send you, location by location.')}</p>
      </header>
      <div className="card-body">
        <FetchWarning />
        <Body config={config} />
      </div>
    </section>
  );
}

function Body({ config }: { config: PreferencesConfig }) {
  const dispatch = useAppDispatch();
  const locations = useAppSelector((state) => state.locations);

  if (locations.status === 'failed') {
    return (
      <FailureAlert failure={locations.failure} onRetry={() => void dispatch(loadPreferences())}>
        {t('Your locations could not be loaded.')}
      </FailureAlert>
    );
  }
  if (locations.status === 'idle' || !locations.value) {
    return <Skeleton label={t('Loading locations…')} rows={7} />;
  }
  if (locations.value.length === 0) {
    return <p className="ww-empty">{t('No Locations Configured for User')}</p>;
  }
  return (
    <Preferences
      config={config}
      locations={locations.value}
      isSaving={locations.status === 'pending'}
    />
  );
}
