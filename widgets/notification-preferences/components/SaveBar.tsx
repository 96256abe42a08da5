import { useState, type ReactNode } from 'react';
import { t, tn } from '@shared/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import type { LocationEdits } from '../model/form';
import { allLocations, nameOf, type Location } from '../model/locations';
import { selectUnsaved } from '../state/selectors';
import { useAppSelector } from '../state/slice';

interface Props {
  locations: Location[];
  isSaving: boolean;
  onSave: () => void;
  /** How the last save went: in the bar, because it is seen wherever the page is scrolled to. */
  children: ReactNode;
}

/** Save says what it saves and for which location. */
export function SaveBar({ locations, isSaving, onSave, children }: Props) {
  const unsaved = useAppSelector(selectUnsaved);
  const [wasIdle, setWasIdle] = useState(false);
  const isDirty = unsaved.length > 0;
  const replacesAll = unsaved.some(({ id }) => id === allLocations);

  return (
    <div className={`ww-savebar ${isDirty ? 'ww-savebar-dirty' : ''}`}>
      {children}
      {replacesAll && (
        <p className="ww-muted">
          {t('This replaces the choices of each location by those shown for all of them.')}
        </p>
      )}
      <BusyButton
        className="btn-primary"
        isBusy={isSaving}
        onClick={() => {
          setWasIdle(!isDirty);
          onSave();
        }}
      >
        {saveLabel(unsaved, locations)}
      </BusyButton>
      <span className="ww-muted" role="status">
        {wasIdle && !isDirty && t('There is nothing to save: no choice has changed.')}
      </span>
    </div>
  );
}

function saveLabel(unsaved: LocationEdits[], locations: Location[]): string {
  const [first, ...others] = unsaved;
  const changes = unsaved.reduce((sum, { edits }) => sum + edits.length, 0);
  if (!first) return t('Save');
  if (others.length > 0) {
    return t('Save %(changes)s changes to %(locations)s locations', {
      changes,
      locations: unsaved.length,
    });
  }
  const location = nameOf(locations, first.id);
  return tn(
    'Save %(count)s change to %(location)s',
    'Save %(count)s changes to %(location)s',
    changes,
    { location },
  );
}
