import { t, tn } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { SignInLink } from '@shared/ui/FailureAlert';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { resultsDismissed } from '../state/stagingSlice';
import { stageVariants } from '../state/staging';
import { FailedItems } from './FailedItems';

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

/** What was not added, each with its reason, and the way to try it again. */
function NotAdded() {
  const dispatch = useAppDispatch();
  const { failed, itemsBeingAdded } = useAppSelector((state) => state.staging);
  return (
    <FailedItems
      items={failed.map(({ variant: { id, name }, failure }) => ({
        key: String(id),
        name,
        failure,
      }))}
      saysFailed={(count) =>
        tn('%(count)s product was not added.', '%(count)s products were not added.', count)
      }
      saysUnknown={(count) =>
        tn(
          'We don’t know yet whether %(count)s product was added.',
          'We don’t know yet whether %(count)s products were added.',
          count,
        )
      }
    >
      {failed.some(({ failure }) => failure.kind === 'session-ended') && <SignInLink />}
      <button
        type="button"
        className="btn btn-sm btn-outline-danger"
        disabled={itemsBeingAdded.length > 0}
        onClick={() => void dispatch(stageVariants(failed.map(({ variant }) => variant)))}
      >
        {t('Try these again')}
      </button>
      <button
        type="button"
        className="btn btn-sm btn-link"
        onClick={() => dispatch(resultsDismissed())}
      >
        {t('Dismiss')}
      </button>
    </FailedItems>
  );
}
