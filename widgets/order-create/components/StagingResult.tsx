import type { Failure } from '@shared/http/failure';
import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { SignInLink } from '@shared/ui/FailureAlert';
import { failureText } from '@shared/ui/failureText';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { resultsDismissed } from '../state/stagingSlice';
import { stageVariants } from '../state/staging';

/** What became of what was to be added: how far it is, each that failed and why, and those once more. */
export function StagingResult() {
  const { total, done, added, itemsBeingAdded, itemsBeingSearched } = useAppSelector(
    (state) => state.staging,
  );
  const isRunning = itemsBeingAdded.length > 0;
  const searched = itemsBeingSearched.length;
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
      <NotAdded />
    </>
  );
}

/** What was not added, or may not have been, each with its reason, and the way to try it again. */
function NotAdded() {
  const dispatch = useAppDispatch();
  const { failed, itemsBeingAdded } = useAppSelector((state) => state.staging);
  if (failed.length === 0) return null;
  const isOf = (kind: Failure['kind']) => failed.filter(({ failure }) => failure.kind === kind);
  const unknown = isOf('unknown-outcome').length;
  const refused = failed.length - unknown;
  return (
    <Banner
      level="danger"
      role="alert"
      actions={
        <>
          {isOf('session-ended').length > 0 && <SignInLink />}
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={itemsBeingAdded.length > 0}
            onClick={() => void dispatch(stageVariants(failed.map(({ variant }) => variant)))}
          >
            {t('Try these again')}
          </button>
        </>
      }
      onDismiss={() => dispatch(resultsDismissed())}
    >
      {refused > 0 && (
        <p>
          {tn('%(count)s product was not added.', '%(count)s products were not added.', refused)}
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
      <ul className="ww-order-list ww-order-scroll">
        {failed.map(({ variant: { id, name }, failure }) => (
          <li key={String(id)}>
            <strong>{name}:</strong> {failureText(failure)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
