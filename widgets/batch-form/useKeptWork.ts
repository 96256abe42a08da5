import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Batch, BatchPayload } from '../../shared/contract/batches';
import { createDrafts, type Draft } from '../../shared/drafts/drafts';
import { useWidget } from '../../shared/mount/WidgetContext';
import { countEdits, isEdits, rebase, stillUnsaved, type Edits } from './edits';
import { mergeEdits } from './mergeEdits';
import { savedIds } from './payload';

/** What is kept of a form: a file cannot be, only its name. */
export interface KeptWork {
  edits: Edits;
  files: readonly string[];
  /** Of the batch that is to be created, so that no attempt creates a second one. */
  key: string;
  /** What was sent and not answered yet. */
  sent: BatchPayload | null;
}

const isKeptWork = (value: unknown): value is KeptWork => {
  const { edits, files, key } = (value ?? {}) as Partial<KeptWork>;
  return isEdits(edits) && Array.isArray(files) && typeof key === 'string';
};

/** Long enough not to write at each key, short enough to lose no sentence. */
const writeMilliseconds = 250;

export const isEmpty = ({ edits, files }: Pick<KeptWork, 'edits' | 'files'>) =>
  countEdits(edits) === 0 && files.length === 0;

/**
 * Keeps unsaved work past a reload, a closed tab and an ended session. What an earlier visit left is offered;
 * until that is answered it stays kept below what is typed now.
 */
export function useKeptWork(record: string, source: Batch, work: KeptWork) {
  const { name: widget, config } = useWidget();
  const userId = config.user?.id ?? null;
  const drafts = useMemo(
    () => createDrafts({ widget, userId, isValue: isKeptWork }),
    [widget, userId],
  );
  const [{ offered, wasSaved }, setOffer] = useState(() => offerOf(drafts.read(record), source));

  const latest = useRef({ work, offered });
  useLayoutEffect(() => {
    latest.current = { work, offered };
  });
  // Then there is something to remove.
  const isWritten = useRef(offered !== null || wasSaved);

  const write = useCallback(() => {
    const { work, offered } = latest.current;
    const kept = offered ? mergeWork(offered.value, work) : work;
    if (!isEmpty(kept)) drafts.write(record, kept);
    else if (isWritten.current) drafts.remove(record);
    isWritten.current = !isEmpty(kept);
  }, [drafts, record]);

  useEffect(() => drafts.removeOthers(), [drafts]);

  const { edits, files, key, sent } = work;
  useEffect(() => {
    const timer = setTimeout(write, sent ? 0 : writeMilliseconds);
    return () => clearTimeout(timer);
  }, [write, edits, files, key, sent, offered]);

  // The page may go before the timer comes.
  useLayoutEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  return {
    offered,
    /** A save that the last visit did not see the end of. */
    wasSaved,
    /** Once it is restored or discarded. */
    answered: () => setOffer({ offered: null, wasSaved: false }),
  };
}

const mergeWork = (earlier: KeptWork, later: KeptWork): KeptWork => ({
  ...later,
  edits: mergeEdits(earlier.edits, later.edits),
  files: [...new Set([...earlier.files, ...later.files])],
});

/** What of a draft is still to be saved. A save whose answer never came may have been taken. */
function offerOf(draft: Draft<KeptWork> | null, source: Batch) {
  if (!draft) return { offered: null, wasSaved: false };
  const { edits, sent } = draft.value;
  const given = sent ? savedIds(source, sent) : null;
  const open = stillUnsaved(given ? rebase(edits, given) : edits, source);
  const value = { ...draft.value, edits: open, sent: null };
  return { offered: isEmpty(value) ? null : { ...draft, value }, wasSaved: given !== null };
}
