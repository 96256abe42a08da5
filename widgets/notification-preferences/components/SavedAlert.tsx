import { t } from '@shared/i18n';
import { Toast } from '@shared/ui/Toast';
import { nameOf, type Location } from '../model/locations';

interface Props {
  ids: string[];
  locations: Location[];
  onDismiss: () => void;
}

/** What the server has. */
export const SavedAlert = ({ ids, locations, onDismiss }: Props) => (
  <Toast
    says={t('Saved for %(locations)s.', {
      locations: ids.map((id) => nameOf(locations, id)).join(', '),
    })}
    onDismiss={onDismiss}
  />
);
