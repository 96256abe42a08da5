import { useCallback, useRef, useState } from 'react';
import type { Search } from '@shared/http/confirmWrite';
import { savePage, type PartResult, type SaveOutcome } from '../state/saveThunk';
import { useAppDispatch } from '../state/slice';
import type { EditingState } from './useEditing';

export type SaveStatus =
  | { status: 'idle' }
  | { status: 'saving'; search: Search | null }
  /** There is something wrong that is said at its field. */
  | { status: 'wrong' }
  | SaveOutcome;

interface Options {
  /** Whether nothing is wrong with what would be sent. */
  canSend: () => boolean;
  onSaved: () => void;
}

/** Saves the page, with a result for each part. */
export function useSaving(work: EditingState, { canSend, onSaved }: Options) {
  const dispatch = useAppDispatch();
  const { get, update } = work;
  const [state, setState] = useState<SaveStatus>({ status: 'idle' });
  const [parts, setParts] = useState<ReadonlyMap<string, PartResult>>(new Map());
  const isRunning = useRef(false);

  const run = () =>
    dispatch(
      savePage({
        get,
        update,
        onPart: (part, result) => {
          setParts((before) => new Map(before).set(part, result));
          if (result.is !== 'saving') setState({ status: 'saving', search: null });
        },
        onSearch: (search) => setState({ status: 'saving', search }),
      }),
    );

  /** What was said of a part is not true of what it is made now. */
  const forgetPart = useCallback((part: string) => {
    setParts((before) => {
      if (isRunning.current || !before.has(part)) return before;
      const after = new Map(before);
      after.delete(part);
      return after;
    });
  }, []);

  return {
    state,
    parts,
    isBusy: state.status === 'saving',
    /** What was said of the last save is over. */
    forget: () => {
      if (!isRunning.current) setState({ status: 'idle' });
    },
    forgetPart,
    save: async () => {
      if (isRunning.current) return;
      if (!canSend()) {
        setState({ status: 'wrong' });
        return;
      }
      isRunning.current = true;
      setParts(new Map());
      setState({ status: 'saving', search: null });
      const outcome = await run();
      isRunning.current = false;
      setState(outcome);
      if (outcome.status === 'sent' && !outcome.failure) onSaved();
    },
  };
}
