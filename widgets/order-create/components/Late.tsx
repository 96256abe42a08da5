import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { changed, useAppDispatch } from '../state/slice';
import type { OrderState } from '../state/state';

/** What a dialog did not do that was closed before that was known. */
export function Late({ what, failure }: NonNullable<OrderState['late']>) {
  const dispatch = useAppDispatch();
  const isUnknown = failure.kind === 'unknown-outcome';
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
      failure={failure}
      retryLabel={t('Dismiss')}
      onRetry={() => dispatch(changed({ late: null }))}
    >
      {says[what]}
    </FailureAlert>
  );
}
