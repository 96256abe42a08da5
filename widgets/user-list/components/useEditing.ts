import { useState } from 'react';
import type { AccessDraft, AccessName, Edits } from '../model/access';
import { saveAccess, type NotSaved } from '../state/accessThunks';
import { useAppDispatch } from '../state/slice';

export type EditingState = ReturnType<typeof useEditing>;

/**
 * What is chosen over the access of one user and what became of its save. Once an answer was lost the dialog can be
 * closed: looking for what became of it takes up to a minute, and goes on behind it.
 */
export function useEditing(onSaved: (draft: AccessDraft) => void) {
  const dispatch = useAppDispatch();
  const [work, setWork] = useState<AccessDraft | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState<'idle' | 'sending' | 'searching'>('idle');
  const [why, setWhy] = useState<NotSaved | null>(null);
  const isBusy = status !== 'idle';

  const settle = (name: AccessName, edits: (edits: Edits) => Edits) => {
    if (why?.status !== 'conflict' || !work) return;
    const { now } = why;
    setWork({ ...work, base: { ...work.base, [name]: now[name] }, edits: edits(work.edits) });
    const names = why.names.filter((each) => each !== name);
    setWhy(names.length > 0 ? { ...why, names } : null);
  };

  return {
    work,
    why,
    isOpen,
    isBusy,
    isSearching: status === 'searching',
    /** Nothing can be done in the dialog, not even closing it. */
    isStuck: status === 'sending',
    open: (draft: AccessDraft) => {
      // What is still being looked for goes first.
      if (!isBusy) {
        setWork(draft);
        setWhy(null);
      }
      setIsOpen(true);
    },
    reopen: () => setIsOpen(true),
    change: (edits: Edits) => {
      setWork((now) => now && { ...now, edits: { ...now.edits, ...edits } });
      // What was said of the last save is not true of what is chosen now.
      if (why?.status !== 'conflict') setWhy(null);
    },
    /** Back to what was read of the server. */
    reset: () => {
      setWork((now) => now && { ...now, edits: {} });
      setWhy(null);
    },
    keepMine: (name: AccessName) => settle(name, (edits) => edits),
    takeTheirs: (name: AccessName) => settle(name, ({ [name]: _, ...rest }) => rest),
    close: () => {
      setIsOpen(false);
      if (isBusy) return;
      setWork(null);
      setWhy(null);
    },
    save: async () => {
      if (!work || isBusy) return;
      setStatus('sending');
      setWhy(null);
      const found = await dispatch(saveAccess(work, () => setStatus('searching')));
      setStatus('idle');
      setWhy(found);
      if (found) return;
      setWork(null);
      setIsOpen(false);
      onSaved(work);
    },
  };
}
