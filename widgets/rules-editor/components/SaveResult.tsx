import { t } from '../../../shared/i18n';
import { shallowEqual } from '../../../shared/store/hooks';
import { ActionAlert } from '../../../shared/ui/ActionAlert';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { failureText } from '../../../shared/ui/failureText';
import { SuccessAlert } from '../../../shared/ui/SuccessAlert';
import { showRule } from '../state/flows';
import { selectConflictPlace } from '../state/saveFlow';
import { selectStanding } from '../state/selectors';
import { saveChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { countSays, familyName } from '../words';

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
      <ActionAlert level="warning" role="alert" actions={<ShowRule />}>
        {says}
      </ActionAlert>
    );
  }
  if (save.status === 'refused') {
    return (
      <ActionAlert level="danger" role="alert" actions={<ShowRule />}>
        {says} {failureText(save.failure)}
      </ActionAlert>
    );
  }
  return <FailureAlert failure={save.failure}>{says}</FailureAlert>;
}

/** Leads to the first rule that was refused or that someone else changed too, for who was elsewhere by then. */
function ShowRule() {
  const dispatch = useAppDispatch();
  const place = useAppSelector(
    (state) => (state.save.status === 'refused' ? state.refusals[0] : selectConflictPlace(state)),
    shallowEqual,
  );
  const number = useAppSelector((state) =>
    place ? selectStanding(state, place.family).findIndex(({ key }) => key === place.key) + 1 : 0,
  );
  if (!place) return null;
  const family = familyName(place.family);
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      onClick={() => dispatch(showRule(place.family, place.key))}
    >
      {number > 0
        ? t('%(family)s: show rule %(number)s', { family, number })
        : t('%(family)s: show the deleted rule', { family })}
    </button>
  );
}
