import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { useLeaveGuard } from '../drafts/useLeaveGuard';
import { mergeDrafts, type RecordDraft } from './recordEdits';
import { useDraft } from './useDraft';

interface Options<Fields, Draft> {
  /** The address or the id of the list whose records are worked at. */
  record: string | number;
  schema: GenericSchema<unknown, Draft[]>;
  work: Draft | null;
  openEdits: (edits: Partial<Fields>, record: Fields) => Partial<Fields> | null;
  /** Of the drafts those that the server does not have by now; null for none. Pure. */
  unsavedOf: (drafts: readonly Draft[]) => Draft[] | null;
  /** It is being sent, and the page may go. */
  isBusy: boolean;
}

/** A draft of an earlier visit, to be shown with `DraftOffer`. */
interface OfferedRecord<Draft> {
  /** In milliseconds since 1970. */
  savedAt: number;
  draft: Draft;
  /** It was restored or discarded: the one before it is offered, where there is one. */
  leave: () => void;
}

/**
 * Keeps what is written in a dialog over a record of a list past a reload, warns before the page goes, and offers what
 * earlier visits left, one record after the other.
 */
export function useRecordDrafts<Fields, Draft extends RecordDraft<Fields>>({
  record,
  schema,
  work,
  openEdits,
  unsavedOf,
  isBusy,
}: Options<Fields, Draft>): {
  /** What of the work the server does not have; null for nothing. */
  edits: Partial<Fields> | null;
  offered: OfferedRecord<Draft> | null;
} {
  const edits = useMemo(() => work && openEdits(work.edits, work.base), [work, openEdits]);
  const value = useMemo(() => (work && edits ? [work] : null), [work, edits]);
  useLeaveGuard(value !== null);
  const { offered, answer } = useDraft<Draft[]>({
    record,
    schema,
    value,
    merge: mergeDrafts,
    stillUnsaved: unsavedOf,
    isUrgent: isBusy,
  });

  const draft = offered?.value.at(-1);
  if (!offered || !draft) return { edits, offered: null };
  const leave = () => {
    const rest = offered.value.slice(0, -1);
    answer(rest.length > 0 ? rest : null);
  };
  return { edits, offered: { savedAt: offered.savedAt, draft, leave } };
}
