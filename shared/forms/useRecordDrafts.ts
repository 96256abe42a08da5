import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { mergeDrafts, type RecordDraft } from './recordEdits';
import { useDraft } from './useDraft';

interface Options<Fields extends object> {
  /** The address or the id of the list whose records are worked at. */
  record: string | number;
  schema: GenericSchema<unknown, RecordDraft<Fields>[]>;
  work: RecordDraft<Fields> | null;
  openEdits: (edits: Partial<Fields>, record: Fields) => Partial<Fields> | null;
  /** Of the drafts those that the server does not have by now; null for none. Pure. */
  unsavedOf: (drafts: readonly RecordDraft<Fields>[]) => RecordDraft<Fields>[] | null;
  /** It is being sent, and the page may go. */
  isBusy: boolean;
}

/** A draft of an earlier visit, to be shown with `DraftOffer`. */
interface OfferedRecord<Fields> {
  /** In milliseconds since 1970. */
  savedAt: number;
  draft: RecordDraft<Fields>;
  /** It was restored or discarded: the one before it is offered, where there is one. */
  leave: () => void;
}

/**
 * Keeps what is written over a record of a list past a reload, and offers what earlier visits left, one record after
 * the other: a part of `useRecordEditor`.
 */
export function useRecordDrafts<Fields extends object>(
  options: Options<Fields>,
): OfferedRecord<Fields> | null {
  const { record, schema, work, openEdits, unsavedOf, isBusy } = options;
  const value = useMemo(
    () => (work && openEdits(work.edits, work.base) ? [work] : null),
    [work, openEdits],
  );
  const { offered, answer } = useDraft<RecordDraft<Fields>[]>({
    record,
    schema,
    value,
    merge: mergeDrafts,
    stillUnsaved: unsavedOf,
    isUrgent: isBusy,
  });

  const draft = offered?.value.at(-1);
  if (!offered || !draft) return null;
  const leave = () => {
    const rest = offered.value.slice(0, -1);
    answer(rest.length > 0 ? rest : null);
  };
  return { savedAt: offered.savedAt, draft, leave };
}
