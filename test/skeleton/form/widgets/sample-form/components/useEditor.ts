import { useMemo, useState } from 'react';
import type { SampleFormAnswer } from '@shared/contract/sampleForm';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import type { SaveState } from '@shared/forms/saveState';
import { useDraft } from '@shared/forms/useDraft';
import { editsSchema, stillUnsaved, withoutSent, type Edits } from '../model/edits';
import { useAppDispatch } from '../state/slice';
import { saveEdits } from '../state/thunks';

const merge = (earlier: Edits, later: Edits): Edits => ({ ...earlier, ...later });

/** What is typed over the record of an address: kept past a reload, guarded and saved. */
export function useEditor(address: string, { fields, can_edit }: SampleFormAnswer) {
  const dispatch = useAppDispatch();
  const [edits, setEdits] = useState<Edits>({});
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const isSaving = state.status === 'saving';
  const unsaved = useMemo(() => stillUnsaved(edits, fields), [edits, fields]);

  useLeaveGuard(unsaved !== null && can_edit);
  const draft = useDraft({
    record: address,
    schema: editsSchema,
    value: unsaved,
    merge,
    stillUnsaved: (found) => stillUnsaved(found, fields),
    isUrgent: isSaving,
  });

  return {
    edits,
    unsaved,
    state,
    draft,
    change: (changed: Edits) => {
      setEdits((now) => ({ ...now, ...changed }));
      // What was said of the last save is not true of what is typed now.
      if (!isSaving) setState({ status: 'idle' });
    },
    discard: () => setEdits({}),
    forget: () => setState({ status: 'idle' }),
    restore: () => {
      const { offered } = draft;
      if (!offered) return;
      // What was typed since the page was opened counts.
      setEdits((now) => merge(offered.value, now));
      draft.answer();
    },
    save: async () => {
      if (!unsaved || isSaving) return;
      setState({ status: 'saving', search: null });
      const outcome = await dispatch(
        saveEdits(unsaved, (search) => setState({ status: 'saving', search })),
      );
      if (outcome.status !== 'saved') {
        setState(outcome);
        return;
      }
      setEdits((now) => withoutSent(now, unsaved));
      setState({ status: 'saved' });
    },
  };
}
