import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { SuccessAlert } from '../../../shared/ui/SuccessAlert';
import { saveChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { countSays } from '../words';

/** What became of the last save. */
export function SaveResult() {
  const dispatch = useAppDispatch();
  const save = useAppSelector((state) => state.save);
  if (save.status === 'idle' || save.status === 'pending') return null;
  if (save.status === 'saved') {
    return (
      <SuccessAlert onDismiss={() => dispatch(saveChanged({ status: 'idle' }))}>
        {t('Saved: %(changes)s.', { changes: countSays(save.count) })}
      </SuccessAlert>
    );
  }
  const says = {
    refused: t('Nothing was saved. Your changes are kept; what was refused is marked at its rule.'),
    'moved-on': t(
      'Nothing was saved: someone else has changed the rules. Your changes are kept. Look at the list and save again.',
    ),
    failed: t('Your changes are kept, but not saved.'),
    unknown: t('Your changes are kept. Save checks first what arrived.'),
  }[save.status];
  if (save.status === 'moved-on' && save.failure.status === 409) {
    return (
      <p className="alert alert-warning" role="alert">
        {says}
      </p>
    );
  }
  return <FailureAlert failure={save.failure}>{says}</FailureAlert>;
}
