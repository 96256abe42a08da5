import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { FetchWarning } from './components/FetchWarning';
import { Preferences } from './components/Preferences';
import type { PreferencesConfig } from './config';
import { loadPreferences } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Which e-mails a user gets, location by location. */
export function NotificationPreferences({ config }: { config: PreferencesConfig }) {
  const isReadOnly = useAppSelector((state) => state.isDisabled);
  return (
    <Screen title={t('Notification Preferences')} badges={isReadOnly && <ReadOnlyBadge />}>
      <Card>
        <FetchWarning />
        <Body config={config} />
      </Card>
    </Screen>
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
