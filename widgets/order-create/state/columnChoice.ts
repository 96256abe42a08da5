import { openStorage } from '@shared/page/storage';
import type { Thunk } from './thunks';
import { changed } from './slice';

/** Columns that a person may do without. The others are needed to order at all. */
export const optionalColumns = ['available', 'list_price', 'units', 'line_total'] as const;

const storageKey = 'ww:order-create:hidden-columns';

/** The columns that this person did without the last time, on this computer. */
export const rememberColumns = (): Thunk<void> => (dispatch) => {
  const kept = openStorage('localStorage').get(storageKey);
  if (!Array.isArray(kept)) return;
  dispatch(changed({ hiddenColumns: optionalColumns.filter((id) => kept.includes(id)) }));
};

export const showColumn =
  (id: string, isShown: boolean): Thunk<void> =>
  (dispatch, getState) => {
    const others = getState().hiddenColumns.filter((hidden) => hidden !== id);
    const hiddenColumns = isShown ? others : [...others, id];
    dispatch(changed({ hiddenColumns }));
    openStorage('localStorage').set(storageKey, hiddenColumns);
  };
