import { t } from '@shared/page/i18n';
import { RowActions } from '@shared/lists/RowActions';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import type { StockTask } from './Stocking';

interface Props {
  location: LocationRow;
  onEdit: (location: LocationRow) => void;
  onTask: (task: StockTask) => void;
}

/** What can be done with one location. It comes apart from the first load. */
export const LocationActions = ({ location, onEdit, onTask }: Props) => (
  <RowActions
    name={nameOf(location)}
    onEdit={() => onEdit(location)}
    entries={[
      location.batches !== 0 && {
        label: t('Move stock'),
        onSelect: () => onTask({ kind: 'move', location }),
      },
      location.isActive
        ? { label: t('Deactivate'), onSelect: () => onTask({ kind: 'deactivate', location }) }
        : { label: t('Activate'), onSelect: () => onTask({ kind: 'activate', location }) },
    ]}
  />
);
