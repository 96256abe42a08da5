import { t } from '@shared/page/i18n';
import { valueOf } from '@shared/store/load';
import { LoadedPart } from '@shared/ui/LoadedPart';
import { Skeleton } from '@shared/ui/Skeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { FetchWarning } from './components/FetchWarning';
import type { PreferencesConfig } from './config';
import { locationList } from './state/requests';
import { selectIsDisabled, useAppDispatch, useAppSelector } from './state/slice';

const loadChoices = async () => (await import('./components/Preferences')).Preferences;

/** Which e-mails a user gets, location by location. */
export function NotificationPreferences({ config }: { config: PreferencesConfig }) {
  const isReadOnly = useAppSelector(selectIsDisabled);
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
  const load = useAppSelector((state) => state.locations);
  const answer = valueOf(load);
  if (answer?.locations.length === 0) {
    return <p className="ww-empty">{t('No Locations Configured for User')}</p>;
  }
  return (
    <LoadedPart
      of={{ load, answer, read: () => void dispatch(locationList.read(undefined)) }}
      // What chooses and saves is no part of the first load.
      code={loadChoices}
      props={({ locations }) => ({ config, locations })}
      skeleton={<Skeleton label={t('Loading locations…')} rows={7} />}
      failed={t('Your locations could not be loaded.')}
    />
  );
}
