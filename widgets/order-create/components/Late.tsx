import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';

export { ChangedQuestion } from './ChangedQuestion';

/** What became of what was asked in a dialog. */
export const Late = () => (
  <>
    <Moved />
    <NotDone />
  </>
);

/** What moving the order has cost. */
function Moved() {
  const dispatch = useAppDispatch();
  const moved = useAppSelector((state) => state.moved);
  if (!moved) return null;
  return (
    <Banner level="info" role="status" onDismiss={() => dispatch(changed({ moved: null }))}>
      {t('%(number)s was moved.', { number: moved.number })}{' '}
      {moved.isPriced && t('Prices were recalculated.')}{' '}
      {moved.lost > 0 &&
        tn(
          '%(count)s item is not sold there and was removed.',
          '%(count)s items are not sold there and were removed.',
          moved.lost,
        )}
    </Banner>
  );
}

/** What a dialog did not do that was closed before that was known. */
function NotDone() {
  const dispatch = useAppDispatch();
  const late = useAppSelector((state) => state.late);
  if (!late) return null;
  const isUnknown = late.failure.kind === 'unknown-outcome';
  const says = {
    discount: isUnknown
      ? t('We don’t know yet whether the discount was saved.')
      : t('The discount was not saved.'),
    move: isUnknown
      ? t('We don’t know yet whether the order was moved.')
      : t('The order was not moved.'),
  };
  return (
    <FailureAlert
      failure={late.failure}
      retryLabel={t('Dismiss')}
      onRetry={() => dispatch(changed({ late: null }))}
    >
      {says[late.what]}
    </FailureAlert>
  );
}
