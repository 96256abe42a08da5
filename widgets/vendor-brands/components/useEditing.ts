import { useState } from 'react';
import type { BrandFields } from '@shared/contract/vendorBrands';
import { t } from '@shared/i18n';
import type { BrandDraft, Edits } from '../model/fields';
import { useAppDispatch } from '../state/slice';
import { saveBrand, type NotSaved } from '../state/editThunks';

export type EditingState = ReturnType<typeof useEditing>;

/**
 * What is typed over one brand and what became of its save. Once an answer was lost the dialog can be closed: looking
 * for what became of it takes up to a minute, and goes on behind it.
 */
export function useEditing(onSaved: (says: string) => void) {
  const dispatch = useAppDispatch();
  const [work, setWork] = useState<BrandDraft | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState<'idle' | 'sending' | 'searching'>('idle');
  const [why, setWhy] = useState<NotSaved | null>(null);
  const isBusy = status !== 'idle';

  const settle = (name: keyof BrandFields, edits: (edits: Edits) => Edits) => {
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
    open: (draft: BrandDraft) => {
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
      // What was said of the last save is not true of what is typed now.
      if (why?.status !== 'conflict') setWhy(null);
    },
    keepMine: (name: keyof BrandFields) => settle(name, (edits) => edits),
    takeTheirs: (name: keyof BrandFields) => settle(name, ({ [name]: _, ...rest }) => rest),
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
      const found = await dispatch(saveBrand(work, () => setStatus('searching')));
      setStatus('idle');
      setWhy(found);
      if (found) return;
      const name = (work.edits.name ?? work.base.name).trim();
      setWork(null);
      setIsOpen(false);
      onSaved(work.id === null ? t('Created %(name)s.', { name }) : t('Saved %(name)s.', { name }));
    },
  };
}
