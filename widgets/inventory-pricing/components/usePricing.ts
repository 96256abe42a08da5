import { useMemo, useState } from 'react';
import { useLatest } from '@shared/useLatest';
import { useAppDispatch } from '../state/slice';
import { nothingEdited, type EditState } from './editState';
import { savingOn } from './saving';
import { workOn } from './work';

/** What is changed and not saved, and how its saves go. What changes it stays the same. */
export function usePricing() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<EditState>(nothingEdited);
  const latest = useLatest(state);
  const actions = useMemo(() => {
    const now = () => latest.current;
    return {
      ...workOn(setState, now),
      ...savingOn({ setState, latest: now, flight: { isUnderWay: false }, dispatch }),
    };
  }, [latest, dispatch]);
  return {
    ...state,
    ...actions,
    isBusy: state.view.status === 'saving',
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
  };
}

export type Pricing = ReturnType<typeof usePricing>;
