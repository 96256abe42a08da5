import type { ReactNode } from 'react';
import { t, tn } from '../../../shared/i18n';
import { BusyButton } from '../../../shared/ui/BusyButton';
import type { LocationEdits } from '../form';
import { nameOf, type Location } from '../locations';

interface Props {
  locations: Location[];
  selected: string;
  unsaved: LocationEdits[];
  isSaving: boolean;
  onSave: () => void;
  /** How the last save went: in the bar, because it is seen wherever the page is scrolled to. */
  children: ReactNode;
}

/** Save says what it saves and for which location. */
export function SaveBar({ locations, selected, unsaved, isSaving, onSave, children }: Props) {
  const changes = unsaved.reduce((sum, { edits }) => sum + edits.length, 0);
  const [first = { id: selected }] = unsaved;
  const what = tn('Save %(count)s change', 'Save %(count)s changes', changes);
  const where =
    unsaved.length > 1
      ? tn('to %(count)s location', 'to %(count)s locations', unsaved.length)
      : t('to %(location)s', { location: nameOf(locations, first.id) });

  return (
    <div className={`ww-savebar ${changes > 0 ? 'ww-savebar-dirty' : ''}`}>
      {children}
      <BusyButton className="btn-primary" isBusy={isSaving} onClick={onSave}>
        {changes > 0 ? `${what} ${where}` : t('Save')}
      </BusyButton>
    </div>
  );
}
