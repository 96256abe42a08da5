import { useState } from 'react';
import type { AttemptKeys } from '../http/attemptKeys';
import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { namesOf } from '../answers/namesOf';
import { widgetHooks } from '../store/hooks';
import { useLatest } from '../store/useLatest';
import type { RecordKind } from './describeRecord';
import type { NotSaved, RecordDraft } from './recordEdits';
import { saveRecord, type RecordEnd } from './saveRecord';

interface Options<Fields> {
  /** Keep a second try of a new record from making a second one. */
  keys: AttemptKeys;
  /** Hears of what was saved, as `Saved` has it. */
  onSaved: (draft: RecordDraft<Fields>) => void;
}

const { useAppDispatch: useDispatch } = widgetHooks<unknown>();

/**
 * What is written over one record in a dialog, and what became of its save: a part of `useRecordEditor`. Once an answer
 * was lost the dialog can be closed: looking for what became of it takes up to a minute, and goes on behind it.
 */
export function useRecordEditing<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>(kind: RecordKind<Row, Fields, Ext>, { keys, onSaved }: Options<Fields>): RecordEditing<Fields> {
  const dispatch = useDispatch();
  const [work, setWork] = useState<RecordDraft<Fields> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState<'idle' | 'sending' | 'searching'>('idle');
  const [why, setWhy] = useState<NotSaved<Fields> | null>(null);
  const [isSavedInPart, setIsSavedInPart] = useState(false);
  const isBusy = status !== 'idle';
  const latest = useLatest(work);
  const start = (draft: RecordDraft<Fields> | null) => {
    setWork(draft);
    setWhy(null);
    setIsSavedInPart(false);
  };

  const settle = (name: keyof Fields, isTheirs: boolean) => {
    if (why?.status !== 'conflict') return;
    const theirs = why.now[name];
    setWork((draft) => {
      if (!draft) return null;
      const edits = isTheirs ? without(draft.edits, name) : draft.edits;
      return { ...draft, base: { ...draft.base, [name]: theirs }, edits };
    });
    setWhy((still) => {
      if (still?.status !== 'conflict') return still;
      const names = still.names.filter((each) => each !== name);
      return names.length > 0 ? { ...still, names } : null;
    });
  };

  const shown =
    work && why?.status === 'conflict' ? { ...work, base: { ...work.base, ...why.now } } : work;
  return {
    work,
    shown,
    why,
    isOpen,
    isBusy,
    isSearching: status === 'searching',
    isStuck: status === 'sending',
    isSavedInPart: isSavedInPart && !isBusy && why === null,
    open: (draft) => {
      // What is still being looked for goes first, and so does what is kept behind a closed dialog.
      if (!isBusy && (isOpen || !work)) start(draft);
      setIsOpen(true);
    },
    reopen: () => setIsOpen(true),
    change: (edits) => {
      setWork((now) => now && { ...now, edits: { ...now.edits, ...edits } });
      // What was said of the last save is not true of what is written now.
      if (why?.status !== 'conflict') setWhy(null);
    },
    reset: () => start(shown && { ...shown, edits: {} }),
    keepMine: (name) => settle(name, false),
    takeTheirs: (name) => settle(name, true),
    close: () => {
      setIsOpen(false);
      if (!isBusy) start(null);
    },
    save: async () => {
      if (!work || isBusy) return;
      setStatus('sending');
      setWhy(null);
      const options = { keys, onSearch: () => setStatus('searching') };
      const end: RecordEnd<Fields> = await dispatch(saveRecord(kind, work, options) as never);
      if (end.status !== 'saved') {
        setStatus('idle');
        setWhy(end);
        // What was typed meanwhile stays.
        if (end.status === 'conflict')
          setWork((now) => now && { ...now, base: withNow(now.base, end) });
        return;
      }
      // What was typed meanwhile stays, over what the record has by now.
      const sent: Fields = { ...end.draft.base, ...end.draft.edits };
      const left = () => kind.openEdits(leftOf(latest.current?.edits ?? {}, work.edits), sent);
      const made = left() && work.id === null ? await end.find?.() : null;
      setStatus('idle');
      const edits = left();
      const id = work.id ?? made?.id ?? null;
      const isOver = edits !== null && id !== null;
      // Where the new record was not found it is kept, and not lost.
      setWork(
        edits && { ...end.draft, id, base: made?.fields ?? (isOver ? sent : work.base), edits },
      );
      setIsSavedInPart(isOver);
      setIsOpen((was) => was && isOver);
      onSaved(end.draft);
    },
  };
}

/** The record as it is by now, but for what is still to be decided: that is told by what it was before. */
const withNow = <Fields extends object>(
  base: Fields,
  { names, now }: { names: (keyof Fields)[]; now: Fields },
): Fields => {
  const next = { ...base };
  for (const name of namesOf(base)) {
    if (!names.includes(name)) next[name] = now[name];
  }
  return next;
};

/** Of the edits those that were not sent as they are now. */
const leftOf = <Fields extends object>(edits: Partial<Fields>, sent: Partial<Fields>) =>
  Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => value !== sent[name as keyof Fields]),
  ) as Partial<Fields>;

const without = <Fields extends object>(edits: Partial<Fields>, name: keyof Fields) =>
  Object.fromEntries(Object.entries(edits).filter(([each]) => each !== name)) as Partial<Fields>;

export interface RecordEditing<Fields> {
  work: RecordDraft<Fields> | null;
  /** The same over the record as it is known to be by now: what the dialog shows. */
  shown: RecordDraft<Fields> | null;
  /** Why the last save failed, as long as that is true of what is written. */
  why: NotSaved<Fields> | null;
  isOpen: boolean;
  isBusy: boolean;
  /** An answer was lost, and what became of it is being looked for. */
  isSearching: boolean;
  /** Nothing can be done in the dialog, not even closing it. */
  isStuck: boolean;
  /** What was sent is saved, and what was typed since then is not. */
  isSavedInPart: boolean;
  open: (draft: RecordDraft<Fields>) => void;
  /** Shows again what was closed while it was being looked for. */
  reopen: () => void;
  change: (edits: Partial<Fields>) => void;
  /** Back to what was read of the server. */
  reset: () => void;
  /** Settle one field of a conflict. */
  keepMine: (name: keyof Fields) => void;
  takeTheirs: (name: keyof Fields) => void;
  close: () => void;
  save: () => Promise<void>;
}
