import { boxesOf, editsOver, hasEdits, type Choices, type LocationEdits } from '../model/choices';
import { locationChoices } from './requests';
import { editsRestored, locationChosen, type Thunk } from './slice';

/** The choices of a location, which are read unless they are there; null where that fails. */
const choicesOf =
  (id: string): Thunk<Promise<Choices | null>> =>
  async (dispatch, getState) => {
    const known = getState().choices[id];
    if (known?.status === 'ready') return known.value;
    const read = await dispatch(locationChoices.read(id));
    return read.ok ? read.value : null;
  };

/** What of `rows` the server does not show. A location that cannot be read shows nothing. */
export const findUnsaved =
  (rows: readonly LocationEdits[]): Thunk<Promise<LocationEdits[]>> =>
  async (dispatch) => {
    const left: LocationEdits[] = [];
    for (const row of rows) {
      const now = await dispatch(choicesOf(row.id));
      left.push(now ? editsOver(row.id, boxesOf(now), row.edits) : row);
    }
    return left.filter(hasEdits);
  };

/**
 * Restores what was left. Resolves to what cannot be: its location cannot be read, so that nobody could take it back, or
 * by now a save is on its way, after which the page goes.
 */
export const restoreEdits =
  (rows: readonly LocationEdits[], isSaving: () => boolean): Thunk<Promise<LocationEdits[]>> =>
  async (dispatch, getState) => {
    const [first] = rows;
    // At once: by the time the boxes are there, the person may be at another location.
    if (first && !rows.some(({ id }) => id === getState().selected)) {
      dispatch(locationChosen(first.id));
    }
    const left: LocationEdits[] = [];
    for (const row of rows) {
      if ((await dispatch(choicesOf(row.id))) && !isSaving()) dispatch(editsRestored(row));
      else left.push(row);
    }
    return left;
  };
