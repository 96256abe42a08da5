import { valueOf } from '@shared/store/load';
import { boxesOf, editsOver, hasEdits, type Choices, type LocationEdits } from '../model/choices';
import { isAmong } from '../model/locations';
import { locationChoices } from './requests';
import type { PreferencesState, Thunk } from './slice';
import { editsRestored, locationChosen, openEdits } from './slice';

const isHere = ({ locations }: PreferencesState, row: { id: string }) =>
  isAmong(valueOf(locations)?.locations ?? [], row);

/** The choices of a location, which are read unless they are there; null where that fails, or where it is gone. */
const choicesOf =
  (id: string): Thunk<Promise<Choices | null>> =>
  async (dispatch, getState) => {
    const known = getState().choices[id];
    if (known?.status === 'ready') return known.value;
    if (!isHere(getState(), { id })) return null;
    const read = await dispatch(locationChoices.read(id));
    return read.ok ? read.value : null;
  };

/** What of `rows` the server does not show. A location that cannot be read shows nothing. */
export const findUnsaved =
  (rows: readonly LocationEdits[]): Thunk<Promise<LocationEdits[]>> =>
  async (dispatch) => {
    const compare = async (row: LocationEdits) => {
      const now = await dispatch(choicesOf(row.id));
      return now ? editsOver(row, boxesOf(now)) : row;
    };
    return (await Promise.all(rows.map(compare))).filter(hasEdits);
  };

/** Returns what of `rows` its location is known to have still: a copy may have put other boxes there. */
export const stillSo =
  (rows: readonly LocationEdits[]): Thunk<LocationEdits[]> =>
  (_dispatch, getState) =>
    rows.filter((row) => !hasEdits(openEdits(getState(), row)));

/**
 * Restores what was left. Resolves to what cannot be: its location cannot be read, so that nobody could take it back, or
 * by now a save is on its way, after which the page goes.
 */
export const restoreEdits =
  (rows: readonly LocationEdits[], isSaving: () => boolean): Thunk<Promise<LocationEdits[]>> =>
  async (dispatch, getState) => {
    const first = rows.find((row) => isHere(getState(), row));
    // At once: by the time the boxes are there, the person may be at another location.
    if (first && !rows.some(({ id }) => id === getState().selected)) {
      dispatch(locationChosen(first.id));
    }
    const restore = async (row: LocationEdits) => {
      if (!(await dispatch(choicesOf(row.id))) || isSaving()) return [row];
      dispatch(editsRestored(row));
      return [];
    };
    return (await Promise.all(rows.map(restore))).flat();
  };
