import { useState, type ReactNode } from 'react';
import { t, tn } from '@shared/page/i18n';
import { SaveBar } from '@shared/forms/SaveBar';
import { boxesOf } from '../model/choices';
import { allLocations, nameOf, type Location } from '../model/locations';
import { selectUnsaved } from '../state/selectors';
import { choicesAt, useAppSelector } from '../state/slice';

interface Props {
  locations: Location[];
  isSaving: boolean;
  onSave: () => void;
  /** How the last save went. */
  children: ReactNode;
}

/** Save says what it saves and for which location. */
export function PreferencesSaveBar({ locations, isSaving, onSave, children }: Props) {
  const unsaved = useAppSelector(selectUnsaved);
  const all = useAppSelector((state) => choicesAt(state, allLocations));
  const [wasIdle, setWasIdle] = useState(false);
  const isDirty = unsaved.length > 0;
  const count = unsaved.reduce((sum, { edits }) => sum + Object.keys(edits).length, 0);
  // Each of all locations gets every box that is shown.
  const rows = unsaved.map(({ id, edits }) => ({
    id,
    sent: Object.keys(id === allLocations && all ? boxesOf(all) : edits).length,
  }));
  const forAll = rows.find(({ id }) => id === allLocations);

  return (
    <SaveBar
      changes={isDirty ? tn('%(count)s unsaved change', '%(count)s unsaved changes', count) : null}
      idle={wasIdle ? t('There is nothing to save: no choice has changed.') : null}
      details={rows.length > 1 && rows.map((row) => sentText(row, locations)).join(', ')}
      saveLabel={saveLabel(rows, locations)}
      isBusy={isSaving}
      isPinned
      onSave={() => {
        setWasIdle(!isDirty);
        onSave();
      }}
    >
      {children}
      {forAll && (
        <p className="ww-muted">
          {tn(
            'This replaces the choices of each location by the %(count)s shown for all of them, not only where you changed one.',
            'This replaces the choices of each location by the %(count)s shown for all of them, not only where you changed one.',
            forAll.sent,
          )}
        </p>
      )}
    </SaveBar>
  );
}

interface ToSave {
  id: string;
  /** How many boxes are sent for it. */
  sent: number;
}

/** "Main Street: 2 changes" */
const sentText = ({ id, sent }: ToSave, locations: Location[]): string => {
  const location = nameOf(locations, id);
  return id === allLocations
    ? tn('%(location)s: %(count)s choice', '%(location)s: all %(count)s choices', sent, {
        location,
      })
    : tn('%(location)s: %(count)s change', '%(location)s: %(count)s changes', sent, { location });
};

function saveLabel(rows: ToSave[], locations: Location[]): string {
  const [first, ...others] = rows;
  if (!first) return t('Save');
  const sent = rows.reduce((sum, row) => sum + row.sent, 0);
  const isForAll = first.id === allLocations;
  if (others.length > 0) {
    return isForAll
      ? t('Save %(sent)s choices', { sent })
      : t('Save %(changes)s changes to %(locations)s locations', {
          changes: sent,
          locations: rows.length,
        });
  }
  const location = nameOf(locations, first.id);
  return isForAll
    ? tn(
        'Save %(count)s choice for %(location)s',
        'Save all %(count)s choices for %(location)s',
        sent,
        { location },
      )
    : tn('Save %(count)s change to %(location)s', 'Save %(count)s changes to %(location)s', sent, {
        location,
      });
}
