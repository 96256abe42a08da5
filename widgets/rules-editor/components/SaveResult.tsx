import { t } from '@shared/page/i18n';
import { shallowEqual } from '@shared/store/hooks';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { failureText } from '@shared/ui/failureText';
import { Toast } from '@shared/ui/Toast';
import { showRule } from '../state/thunks';
import { selectConflictRule } from '../state/saveThunk';
import { selectStanding } from '../state/selectors';
import { saveChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { countSays, familyName } from '../model/words';

/** What became of the last save. */
export function SaveResult() {
  const dispatch = useAppDispatch();
  const save = useAppSelector((state) => state.save);
  if (save.status === 'idle') return null;
  if (save.status === 'pending') {
    return (
      save.isSearching && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether your changes were saved. Checking…')}
        </Banner>
      )
    );
  }
  if (save.status === 'saved') {
    return (
      <Toast
        says={t('Saved: %(changes)s.', { changes: countSays(save.count) })}
        onDismiss={() => dispatch(saveChanged({ status: 'idle' }))}
      />
    );
  }
  const says = {
    refused: t('Nothing was saved. Your changes are kept; what was refused is marked at its rule.'),
    'moved-on': t(
      'Nothing was saved: a colleague changed the rules. Your changes are kept. Review the list and save again.',
    ),
    failed: t('Your changes are kept, but not saved.'),
    unknown: t('Your changes are kept. Save checks first what arrived.'),
  }[save.status];
  if (save.status === 'moved-on' && save.failure.status === 409) {
    return (
      <Banner level="warning" role="alert" actions={<ShowRule />}>
        {says}
      </Banner>
    );
  }
  if (save.status === 'refused') {
    return (
      <Banner level="danger" role="alert" actions={<ShowRule />}>
        {says} {failureText(save.failure)}
      </Banner>
    );
  }
  return <FailureAlert failure={save.failure}>{says}</FailureAlert>;
}

/** Leads to the first rule that was refused or that someone else changed too, for who was elsewhere by then. */
function ShowRule() {
  const dispatch = useAppDispatch();
  const rule = useAppSelector(
    (state) => (state.save.status === 'refused' ? state.refusals[0] : selectConflictRule(state)),
    shallowEqual,
  );
  const number = useAppSelector((state) =>
    rule ? selectStanding(state, rule.family).findIndex(({ key }) => key === rule.key) + 1 : 0,
  );
  if (!rule) return null;
  const family = familyName(rule.family);
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      onClick={() => dispatch(showRule(rule.family, rule.key))}
    >
      {number > 0
        ? t('%(family)s: show rule %(number)s', { family, number })
        : t('%(family)s: show the deleted rule', { family })}
    </button>
  );
}
