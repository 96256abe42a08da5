import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { PartFailed } from '@shared/ui/Later';
import { Skeleton } from '@shared/ui/Skeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { FetchWarning } from './components/FetchWarning';
import type { PreferencesConfig } from './config';
import { loadPreferences } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadChoices = async () => (await import('./components/Preferences')).Preferences;

/** Which e-mails a user gets, location by location. */
export function NotificationPreferences({ config }: { config: PreferencesConfig }) {
  const isReadOnly = useAppSelector((state) => state.isDisabled);
  return (
    <Screen title={t('Notification Preferences')} isReadOnly={isReadOnly}>
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
  // Its code comes while the locations are read: what chooses and saves is no part of the first load.
  const [choices, fetchChoices] = useLazyAtOnce(loadChoices);

  if (locations.status === 'failed') {
    return (
      <FailureAlert failure={locations.failure} onRetry={() => void dispatch(loadPreferences())}>
        {t('Your locations could not be loaded.')}
      </FailureAlert>
    );
  }
  const found = locations.status === 'idle' ? undefined : locations.value;
  if (found?.length === 0) {
    return <p className="ww-empty">{t('No Locations Configured for User')}</p>;
  }
  if (choices.status === 'failed') return <PartFailed onRetry={fetchChoices} />;
  if (!found || choices.status !== 'ready') {
    return <Skeleton label={t('Loading locations…')} rows={7} />;
  }
  return (
    <choices.value config={config} locations={found} isSaving={locations.status === 'pending'} />
  );
}
