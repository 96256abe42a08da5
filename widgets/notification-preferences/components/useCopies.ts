import { useRef, useState } from 'react';
import type { RecordEnd } from '@shared/forms/saveRecord';
import type { Failure } from '@shared/http/failure';
import type { Boxes, Options } from '../model/choices';
import { copyBoxes, stopping } from '../state/saving';
import { useAppDispatch } from '../state/slice';

/** How far the copy to one location is. */
export type CopyStatus = { status: 'pending' } | RecordEnd<Boxes>;

/**
 * Copies one location after the other. What fails for all of them alike, such as an ended session,
 * stops the rest, and `stopped` says why; `stop` does so on the person's word. `onWorking` is told when it begins and ends.
 */
export function useCopies(source: Options, onWorking: (isWorking: boolean) => void) {
  const dispatch = useAppDispatch();
  const [results, setResults] = useState<ReadonlyMap<string, CopyStatus>>(new Map());
  const [stopped, setStopped] = useState<Failure>();
  const isWanted = useRef(true);

  const copyTo = async (ids: readonly string[]) => {
    const tell = (told: readonly (readonly [string, CopyStatus])[]) =>
      setResults((before) => new Map([...before, ...told]));
    isWanted.current = true;
    setStopped(undefined);
    onWorking(true);
    tell(ids.map((id) => [id, { status: 'pending' }]));
    for (const id of ids) {
      if (!isWanted.current) break;
      const end = await dispatch(copyBoxes(source, id));
      tell([[id, end]]);
      const failure = stopping(end);
      setStopped(failure);
      if (failure) isWanted.current = false;
    }
    onWorking(false);
    // What was not begun is as it was.
    setResults((now) => new Map([...now].filter(([, { status }]) => status !== 'pending')));
  };

  return {
    results,
    stopped,
    isBusy: [...results.values()].some(({ status }) => status === 'pending'),
    copyTo,
    stop: () => {
      isWanted.current = false;
    },
  };
}
