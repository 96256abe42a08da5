import type { ReactNode } from 'react';
import { t, tn } from '@shared/page/i18n';
import { SaveBar } from '@shared/forms/SaveBar';
import { boxesOf } from '../model/choices';
import { allLocations, nameOf, type Location } from '../model/locations';
import { selectUnsaved } from '../state/selectors';
import { choicesAt, useAppSelector } from '../state/slice';

interface Props {
  locations: Location[];
  isSaving: boolean;
  /** A save was asked for, and nothing had changed. */
  wasIdle: boolean;
  onSave: () => void;
  /** How the last save went. */
  children: ReactNode;
}

/** Save says what it saves and for which location. */
export function PreferencesSaveBar({ locations, isSaving, wasIdle, onSave, children }: Props) {
  const unsaved = useAppSelector(selectUnsaved);
  const all = useAppSelector((state) => choicesAt(state, allLocations));
  const count = unsaved.reduce((sum, { edits }) => sum + Object.keys(edits).length, 0);
  // Each of all locations gets every box that is shown.
  const rows = unsaved.map(({ id, edits }) => ({
    location: nameOf(locations, id),
    isForAll: id === allLocations,
    count: Object.keys(id === allLocations && all ? boxesOf(all) : edits).length,
  }));
  const forAll = rows.find(({ isForAll }) => isForAll);

  return (
    <SaveBar
      changes={
        count > 0 ? tn('%(count)s unsaved change', '%(count)s unsaved changes', count) : null
      }
      idle={wasIdle ? t('There is nothing to save: no choice has changed.') : null}
      details={rows.length > 1 && rows.map(sentText).join(', ')}
      saveLabel={saveLabel(rows)}
      isBusy={isSaving}
      isPinned
      onSave={onSave}
    >
      {children}
      {forAll && (
        <p className="ww-muted">
          {tn(
            'This replaces the choices of each location by the %(count)s shown for all of them, not only where you changed one.',
            'This replaces the choices of each location by the %(count)s shown for all of them, not only where you changed one.',
            forAll.count,
          )}
        </p>
      )}
    </SaveBar>
  );
}

interface ToSave {
  location: string;
  isForAll: boolean;
  count: number;
}

/** "Main Street: 2 changes" */
const sentText = ({ isForAll, count, ...of }: ToSave): string =>
  isForAll
    ? tn('%(location)s: %(count)s choice', '%(location)s: all %(count)s choices', count, of)
    : tn('%(location)s: %(count)s change', '%(location)s: %(count)s changes', count, of);

function saveLabel(rows: ToSave[]): string {
  const [first, ...others] = rows;
  if (!first) return t('Save');
  const { isForAll, count, ...of } = first;
  const sent = rows.reduce((sum, row) => sum + row.count, 0);
  if (others.length > 0) {
    const all = { changes: sent, locations: rows.length };
    return isForAll
      ? t('Save %(sent)s choices', { sent })
      : t('Save %(changes)s changes to %(locations)s locations', all);
  }
  return isForAll
    ? tn(
        'Save %(count)s choice for %(location)s',
        'Save all %(count)s choices for %(location)s',
        count,
        of,
      )
    : tn(
        'Save %(count)s change to %(location)s',
        'Save %(count)s changes to %(location)s',
        count,
        of,
      );
}
