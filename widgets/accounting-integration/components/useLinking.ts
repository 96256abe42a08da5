import { useMemo, useState } from 'react';
import { useLatest } from '@shared/store/useLatest';
import { linkingActions, nothingChanged } from '../state/linkingActions';
import { useAppDispatch } from '../state/slice';

/** Which links are changed and not saved, in all sets, and how their saves go. The actions stay the same. */
export function useLinking() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState(nothingChanged);
  const latest = useLatest(state);
  const actions = useMemo(
    () => linkingActions({ setState, latest: () => latest.current, dispatch }),
    [latest, dispatch],
  );
  return { ...state, ...actions, isBusy: state.view.status === 'saving' };
}

export type Linking = ReturnType<typeof useLinking>;
