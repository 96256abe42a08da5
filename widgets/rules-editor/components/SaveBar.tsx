import { useRef } from 'react';
import { t, tn } from '@shared/page/i18n';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { SaveBar as Bar } from '@shared/forms/SaveBar';
import { useWholeRows } from '@shared/forms/useWholeRows';
import { mayTakeFocus } from '@shared/focus/focused';
import { discardAll } from '../state/editThunks';
import { showRule } from '../state/thunks';
import { selectIsReadOnly, selectTotal } from '../state/selectors';
import { saveRules } from '../state/saveThunk';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { changesIn, countSays } from '../model/words';
import { SaveResult } from './SaveResult';

/** What is not saved, in words, and what became of the last save. */
export function SaveBar() {
  const dispatch = useAppDispatch();
  const total = useAppSelector(selectTotal);
  const status = useAppSelector(({ save }) => save.status);
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const bar = useRef<HTMLDivElement>(null);
  const changes = changesIn(total);
  const isDirty = changes > 0;
  const handleSave = async () => {
    const found = await dispatch(saveRules());
    // Who went on looks at something else by now, and has the button in the alert.
    if (found && mayTakeFocus(bar.current)) dispatch(showRule(found.family, found.key));
  };
  useWholeRows(bar, isDirty && status !== 'idle' && status !== 'pending');
  if (isReadOnly && !isDirty) return null;

  return (
    <Bar
      barRef={bar}
      changes={isDirty ? countSays(total) : null}
      idle={t('Everything is saved.')}
      saveLabel={
        isDirty ? tn('Save %(count)s change', 'Save %(count)s changes', changes) : t('Save')
      }
      isBusy={status === 'pending'}
      isPinned
      isOff={!isDirty}
      onSave={() => void handleSave()}
      discard={
        <ConfirmButton
          className="btn-plain"
          label={t('Discard all')}
          title={t('Discard all changes')}
          says={t('All unsaved changes will be lost: %(changes)s.', {
            changes: countSays(total),
          })}
          action={t('Discard all changes')}
          onConfirm={() => {
            dispatch(discardAll());
            return Promise.resolve(null);
          }}
        />
      }
    >
      {status !== 'idle' && <SaveResult />}
    </Bar>
  );
}
