import { useCallback, useEffect, useRef, useState } from 'react';
import type { Coa } from '@shared/contract/batches';
import type { WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { dropCoa, startAnalysis, watchAnalysis } from '../state/backgroundThunks';
import { useAppDispatch } from '../state/slice';
import { asUnknown } from '../state/thunks';

/** What is done to a certificate by itself, apart from the form: `result` waits for what an analysis found. */
export type CoaAction = 'analysis' | 'removal' | 'result';

/** How far it is, and why it was not done. Null once it is done. */
export type CoaWrite =
  | { action: CoaAction; status: 'sending' | 'searching' }
  | { action: CoaAction; status: 'not-saved' | 'unknown'; failure: Failure }
  | null;

const resultUnknown = (failure: Failure): CoaWrite => ({
  action: 'result',
  status: 'unknown',
  failure,
});

/** The analysis and the removal of a certificate. `onAnalyzed` is told of an analysis that was asked for here. */
export function useCoaWrites({ id, analysis }: Coa, onAnalyzed: () => void) {
  const dispatch = useAppDispatch();
  const [write, setWrite] = useState<CoaWrite>(null);

  const isPending = analysis?.status === 'pending';
  const isWatched = useRef(false);
  const watch = useCallback(async () => {
    isWatched.current = true;
    const failure = await dispatch(watchAnalysis(id));
    isWatched.current = false;
    if (failure) setWrite((now) => now ?? resultUnknown(failure));
    return failure;
  }, [dispatch, id]);
  // An analysis that was not asked for here: of a file that was just uploaded, or by somebody else.
  useEffect(() => {
    if (isPending && !write && !isWatched.current) void watch();
  }, [isPending, watch, write]);

  const send = (action: 'analysis' | 'removal', onSearch?: () => void) => {
    setWrite({ action, status: 'sending' });
    const thunk = action === 'analysis' ? startAnalysis : dropCoa;
    return dispatch(
      thunk(id, () => {
        onSearch?.();
        setWrite({ action, status: 'searching' });
      }),
    );
  };
  const tell = (action: CoaAction, outcome: WriteOutcome<unknown>) => {
    const { status } = outcome;
    if (status === 'saved') setWrite(null);
    else if (status === 'not-saved') setWrite({ action, status, failure: outcome.failure });
    else setWrite({ action, status, failure: asUnknown(outcome.failure) });
  };
  const wait = async () => {
    setWrite(null);
    if (!(await watch())) onAnalyzed();
  };
  const analyze = async () => {
    const outcome = await send('analysis');
    tell('analysis', outcome);
    if (outcome.status === 'saved') await wait();
  };
  const remove = async () => tell('removal', await send('removal'));

  const confirm = async (close: (failure: Failure | null) => void) => {
    const row = { isTelling: false };
    const outcome = await send('removal', () => {
      row.isTelling = true;
      close(null);
    });
    const isSaidThere = outcome.status === 'not-saved' && !row.isTelling;
    if (isSaidThere) setWrite(null);
    else tell('removal', outcome);
    close(isSaidThere ? outcome.failure : null);
  };

  return {
    write,
    analyze,
    /** For the dialog that asks: resolves to why it was refused, or to null once the row tells of it. */
    confirmRemoval: () => new Promise<Failure | null>((close) => void confirm(close)),
    retry: () => {
      const again = { removal: remove, analysis: analyze, result: wait };
      void again[write?.action ?? 'analysis']();
    },
  };
}
