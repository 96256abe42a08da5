import { t } from '../../../shared/i18n';
import { SuccessAlert } from '../../../shared/ui/SuccessAlert';
import { nameOf, type Location } from '../locations';

interface Props {
  ids: string[];
  locations: Location[];
  onDismiss: () => void;
}

/** What the server has. */
export const SavedAlert = ({ ids, locations, onDismiss }: Props) => (
  <SuccessAlert onDismiss={onDismiss}>
    {t('Saved for %(locations)s.', {
      locations: ids.map((id) => nameOf(locations, id)).join(', '),
    })}
  </SuccessAlert>
);
