import { useMemo, useReducer, useState } from 'react';
import type { Batch } from '@shared/contract/batches';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import { rowsOf } from '@shared/forms/rowEdits';
import { newKey } from '@shared/drafts/newKey';
import { draftSchema, isEmpty, mergeDrafts, openDraft, type Draft } from '../model/draft';
import {
  countEdits,
  mergeEdits,
  noEdits,
  stillUnsaved,
  withOneOfEachType,
  type Edits,
  type ListName,
} from '../model/edits';
import { formReducer, startingForm, type FormAction, type FormState } from '../model/form';
import { groupVariants } from '../model/variantGroups';
import { useLatest } from '@shared/store/useLatest';
import { useSaving } from './useSaving';
import type { Upload } from './useUploads';

interface Options {
  source: Batch;
  /** Names the draft. */
  record: string;
  redirect: string | undefined;
  isReadOnly: boolean;
}

/** What is typed over a batch: kept, guarded, uploaded and saved. */
export function useEditor({ source, record, redirect, isReadOnly }: Options) {
  const [form, act] = useReducer(
    (state: FormState, action: FormAction) => formReducer(state, action, source),
    startingForm,
  );
  const edits = useMemo(
    () => withOneOfEachType(form.edits, source.terpenes, true),
    [form.edits, source.terpenes],
  );
  /** What of them differs from what the server has. */
  const open = useMemo(() => stillUnsaved(edits, source), [edits, source]);
  const [key, setKey] = useState(newKey);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** Files of a draft, which only the person can choose again. */
  const [lost, setLost] = useState<readonly string[]>([]);
  // What has arrived meanwhile need not be chosen again.
  const lostFiles = useMemo(
    () => lost.filter((name) => !source.coas.some((coa) => coa.name === name)),
    [lost, source.coas],
  );
  const files = useMemo(
    () => [...new Set([...lostFiles, ...uploads.map(({ file }) => file.name)])],
    [lostFiles, uploads],
  );
  const isDirty = countEdits(open) > 0 || uploads.length > 0;
  const release = useLeaveGuard(isDirty && !isReadOnly);
  const latest = useLatest(form.edits);

  const saving = useSaving({
    source,
    edits,
    latestEdits: () => latest.current,
    redirect,
    key,
    isUploading: uploads.some(({ status }) => status.is === 'sending'),
    order: (list) => orderOf(list, source, edits),
    onOpen: (left, isSaved) => {
      if (!isSaved) {
        act({ type: 'revised', revise: () => left });
        return;
      }
      release();
      act({ type: 'replaced', edits: left });
      setLost([]);
      // What is created next is another batch.
      setKey(newKey());
    },
  });
  const { sent } = saving;
  const isSending = saving.state.status === 'saving';
  const unsaved = useMemo(
    (): Draft | null =>
      isEmpty({ edits: open, files }) ? null : { edits: open, files, key, sent },
    [open, files, key, sent],
  );
  const draft = useDraft({
    record,
    schema: draftSchema,
    value: unsaved,
    merge: mergeDrafts,
    stillUnsaved: (found) => openDraft(found, source),
    isUrgent: isSending,
  });

  return {
    edits,
    open,
    removed: form.removed,
    act,
    uploadList: [uploads, setUploads] as const,
    lostFiles,
    isDirty,
    saving,
    draft,
    restore: () => {
      if (!draft.offered) return;
      const { value } = draft.offered;
      act({ type: 'replaced', edits: mergeEdits(value.edits, edits) });
      // What may have been created already is found by its own key alone.
      if (!sent) setKey(value.key);
      setLost(value.files);
      draft.answer();
    },
    undoAll: () => act({ type: 'replaced', edits: noEdits }),
    forgetLostFiles: () => setLost([]),
  };
}

function orderOf(list: ListName, source: Batch, edits: Edits) {
  if (list === 'terpenes') return rowsOf(source.terpenes, edits.terpenes).map(({ row }) => row.id);
  const groups = groupVariants(source, rowsOf(source.batchVariants, edits.variants));
  return groups.flatMap(({ views }) => views.map(({ row }) => row.id));
}
