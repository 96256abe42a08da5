import { t, tn } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { SignInLink } from '@shared/ui/FailureAlert';
import { failureText } from '@shared/ui/failureText';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { resultsDismissed, useAppDispatch, useAppSelector } from '../state/slice';
import { stageVariants } from '../state/staging';

/** What became of what was to be added: how far it is, each that failed and why, and those once more. */
export function StagingResult() {
  const dispatch = useAppDispatch();
  const focusTitle = useFocusTitle();
  const { total, done, added, failed, itemsBeingAdded, itemsBeingSearched } = useAppSelector(
    (state) => state.staging,
  );
  const isRunning = itemsBeingAdded.length > 0;
  const searched = itemsBeingSearched.length;
  const unknown = failed.filter(({ failure }) => failure.kind === 'unknown-outcome').length;
  return (
    <>
      <p className="ww-muted" role="status">
        {isRunning
          ? t('Adding: %(done)s of %(total)s.', { done, total })
          : added > 0 && tn('%(count)s product added.', '%(count)s products added.', added)}
      </p>
      {searched > 0 && (
        <Banner level="warning" role="status">
          {tn(
            'We don’t know yet whether %(count)s product was added. Checking…',
            'We don’t know yet whether %(count)s products were added. Checking…',
            searched,
          )}
        </Banner>
      )}
      {isRunning && total > 1 && (
        <progress className="ww-order-progress" aria-label={t('Adding')} max={total} value={done} />
      )}
      {failed.length > 0 && (
        <div className="alert alert-danger" role="alert">
          {failed.length > unknown && (
            <p>
              {tn(
                '%(count)s product was not added.',
                '%(count)s products were not added.',
                failed.length - unknown,
              )}
            </p>
          )}
          {unknown > 0 && (
            <p>
              {tn(
                'We don’t know yet whether %(count)s product was added.',
                'We don’t know yet whether %(count)s products were added.',
                unknown,
              )}
            </p>
          )}
          <ul className="ww-order-list">
            {failed.map(({ variant, failure }) => (
              <li key={String(variant.id)}>
                <strong>{variant.name}:</strong> {failureText(failure)}
              </li>
            ))}
          </ul>
          <div className="ww-row">
            {failed.some(({ failure }) => failure.kind === 'session-ended') && <SignInLink />}
            <button
              type="button"
              className="btn btn-sm btn-outline-danger"
              disabled={isRunning}
              onClick={() => void dispatch(stageVariants(failed.map(({ variant }) => variant)))}
            >
              {t('Try these again')}
            </button>
            <button
              type="button"
              className="btn btn-sm btn-link"
              onClick={() => {
                focusTitle();
                dispatch(resultsDismissed());
              }}
            >
              {t('Dismiss')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
