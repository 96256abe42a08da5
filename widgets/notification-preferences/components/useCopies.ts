import { useRef, useState } from 'react';
import type { RecordEnd } from '@shared/forms/saveRecord';
import type { Failure } from '@shared/http/failure';
import type { Boxes, Options } from '../model/choices';
import { copyBoxes, stopping } from '../state/saving';
import { useAppDispatch } from '../state/slice';

/** How far the copy to one location is; `searching` is for what became of a lost answer. */
export type CopyStatus = { status: 'pending' } | { status: 'searching' } | RecordEnd<Boxes>;

/**
 * Copies one location after the other. What fails for all of them alike, such as an ended session,
 * stops the rest, and `stopped` says why; `stop` does so on the person's word. `onWorking` is told when it begins and ends.
 */
export function useCopies(source: Options | null, onWorking: (isWorking: boolean) => void) {
  const dispatch = useAppDispatch();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [ended, setEnded] = useState<ReadonlyMap<string, CopyStatus>>(new Map());
  // Beside how an earlier copy ended: where this one is stopped, that is still so of what was not begun.
  const [open, setOpen] = useState<readonly string[]>([]);
  const [sought, setSought] = useState<string>();
  const [stopped, setStopped] = useState<Failure>();
  const isWanted = useRef(true);

  const copyTo = async (ids: readonly string[]) => {
    if (!source) return;
    isWanted.current = true;
    setStopped(undefined);
    setBegun([...begun, ...ids]);
    onWorking(true);
    for (const [index, id] of ids.entries()) {
      if (!isWanted.current) break;
      setOpen(ids.slice(index));
      const end = await dispatch(copyBoxes(source, id, () => setSought(id)));
      setEnded((before) => new Map([...before, [id, end]]));
      setSought(undefined);
      const failure = stopping(end);
      setStopped(failure);
      if (failure) isWanted.current = false;
    }
    onWorking(false);
    setOpen([]);
  };

  const statusOf = (id: string) => ({ status: id === sought ? 'searching' : 'pending' }) as const;
  return {
    results: new Map([...ended, ...open.map((id) => [id, statusOf(id)] as const)]),
    begun,
    stopped,
    isBusy: open.length > 0,
    copyTo,
    stop: () => {
      isWanted.current = false;
    },
  };
}
