import { useMemo } from 'react';
import { useDraft } from '@shared/forms/useDraft';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { isStillOpen, keep, keptSchema, restore, type Kept } from '../model/kept';
import { restoreWork } from '../state/thunks';
import { selectIsDirty, selectIsSaving, selectRules } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function RulesDraft({ record }: { record: string }) {
  const dispatch = useAppDispatch();
  const rules = useAppSelector(selectRules);
  const fields = useAppSelector((state) => state.fields);
  const work = useAppSelector((state) => state.pendingChanges);
  const isDirty = useAppSelector(selectIsDirty);
  const isSaving = useAppSelector(selectIsSaving);
  const sent = useAppSelector(({ save }) => ('sent' in save ? save.sent?.work : undefined));
  const value = useMemo(
    () => (isDirty ? keep({ rules, fields }, work, sent) : null),
    [fields, isDirty, sent, rules, work],
  );
  const { offered, answer } = useDraft<Kept[]>({
    record,
    schema: keptSchema,
    value,
    // Where both concern one rule, what is restored first stands.
    merge: (earlier, later) => [...later, ...earlier],
    stillUnsaved: (list) => (isStillOpen({ rules, fields }, list) ? list : null),
    isUrgent: sent !== undefined,
  });
  if (!offered) return null;
  // While a save is on its way nothing is put among what it took.
  return (
    <fieldset disabled={isSaving}>
      <DraftOffer
        savedAt={offered.savedAt}
        onRestore={() => {
          if (dispatch(restoreWork(offered.value, restore))) answer();
        }}
        onDiscard={() => answer()}
      />
    </fieldset>
  );
}
