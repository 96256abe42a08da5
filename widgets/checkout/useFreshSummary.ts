import { useCallback, useEffect } from 'react';
import { onLookAgain } from '@shared/lookAgain';
import { useRetries } from '@shared/useRetries';
import { returnToPage } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Reads the summary again when someone is back at the page, and while the last read of it failed. */
export function useFreshSummary(): void {
  const dispatch = useAppDispatch();
  const refresh = useCallback(() => void dispatch(returnToPage()), [dispatch]);

  useEffect(() => onLookAgain(refresh), [refresh]);
  useRetries(
    useAppSelector((state) => state.summary),
    refresh,
  );
}
