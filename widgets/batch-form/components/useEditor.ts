import { useMemo, useReducer, useState } from 'react';
import type { Batch } from '../../../shared/contract/batches';
import { useLeaveGuard } from '../../../shared/drafts/useLeaveGuard';
import { countEdits, noEdits, rowsOf, type ListName } from '../edits';
import { formReducer, startingForm } from '../form';
import { mergeEdits } from '../mergeEdits';
import { useKeptWork } from '../useKeptWork';
import { groupVariants } from '../variantGroups';
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
  const [form, act] = useReducer(formReducer, startingForm);
  const { edits } = form;
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
  const isDirty = countEdits(edits) > 0 || uploads.length > 0;
  const release = useLeaveGuard(isDirty && !isReadOnly);

  const saving = useSaving({
    source,
    edits,
    redirect,
    key,
    isUploading: uploads.some(({ status }) => status.is === 'sending'),
    order: (list) => orderOf(list, source, edits),
    onTaken: () => {
      release();
      act({ type: 'replaced', edits: noEdits });
      setLost([]);
    },
    onStillOpen: (open) => act({ type: 'replaced', edits: open }),
  });
  const { outcome } = saving;
  const sent = outcome.is === 'saving' || outcome.is === 'refused' ? outcome.sent : null;
  const kept = useKeptWork(record, source, { edits, files, key, sent });

  return {
    ...form,
    act,
    uploadList: [uploads, setUploads] as const,
    lostFiles,
    isDirty,
    saving,
    kept,
    restore: () => {
      if (!kept.offered) return;
      const { value } = kept.offered;
      act({ type: 'replaced', edits: mergeEdits(value.edits, edits) });
      setKey(value.key);
      setLost(value.files);
      kept.answered();
    },
    undoAll: () => act({ type: 'replaced', edits: noEdits }),
    forgetLostFiles: () => setLost([]),
  };
}

/** Long and odd enough that no two forms have the same. */
const newKey = () =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;

function orderOf(list: ListName, source: Batch, edits: ReturnType<typeof formReducer>['edits']) {
  if (list === 'terpenes') return rowsOf(source.terpenes, edits.terpenes).map(({ row }) => row.id);
  const groups = groupVariants(source, rowsOf(source.batchVariants, edits.variants));
  return groups.flatMap(({ views }) => views.map(({ row }) => row.id));
}
