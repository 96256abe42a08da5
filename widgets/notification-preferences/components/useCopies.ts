import { useRef, useState } from 'react';
import type { WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import type { LocationForm } from '../model/form';
import { copyBoxes, stopsTheRest } from '../state/saveThunks';
import { ensureOptions } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** How far the copy to one location is. */
export type CopyStatus = 'pending' | 'saved' | Exclude<WriteOutcome<unknown>, { status: 'saved' }>;

/**
 * Copies one location after the other. What fails for all of them alike, such as an ended session,
 * stops the rest, and `stopped` says why; `stop` does so on the person's word.
 */
export function useCopies(source: LocationForm) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => state.selected);
  const [results, setResults] = useState<ReadonlyMap<string, CopyStatus>>(new Map());
  const [stopped, setStopped] = useState<Failure | null>(null);
  const isWanted = useRef(true);

  const copyTo = async (ids: readonly string[]) => {
    const tell = (id: string, status: CopyStatus | null) =>
      setResults((before) => {
        const after = new Map(before);
        if (status) after.set(id, status);
        else after.delete(id);
        return after;
      });
    isWanted.current = true;
    setStopped(null);
    for (const id of ids) tell(id, 'pending');
    for (const id of ids) {
      if (!isWanted.current) {
        tell(id, null);
        continue;
      }
      const result = await dispatch(copyBoxes(source, id));
      tell(id, result.status === 'saved' ? 'saved' : result);
      if (result.status !== 'saved' && stopsTheRest.has(result.failure.kind)) {
        isWanted.current = false;
        setStopped(result.failure);
      }
    }
    await dispatch(ensureOptions(selected));
  };

  return {
    results,
    stopped,
    isBusy: [...results.values()].includes('pending'),
    copyTo,
    stop: () => {
      isWanted.current = false;
    },
  };
}
