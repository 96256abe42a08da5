import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { moveChanged, useAppDispatch, useAppSelector } from '../state/slice';

/** What became of a move: of what was moved briefly, of what was not until it is dismissed. */
export function MoveReport() {
  const dispatch = useAppDispatch();
  const move = useAppSelector((state) => state.move);
  const dismiss = () => dispatch(moveChanged({ status: 'idle' }));

  if (move.status === 'not-moved') {
    return (
      <FailureAlert failure={move.failure} retryLabel={t('Dismiss')} onRetry={dismiss}>
        {t('The batches were not moved.')}
      </FailureAlert>
    );
  }
  if (move.status === 'searching') {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether the batches were moved. Checking…')}
      </Banner>
    );
  }
  if (move.status !== 'moved') return null;
  const { moved } = move;
  if (moved.unknown) {
    return (
      <FailureAlert failure={moved.unknown} retryLabel={t('Dismiss')} onRetry={dismiss}>
        {t('We could not find out which batches were moved. They are still selected.')}
      </FailureAlert>
    );
  }
  const said = tn(
    'Moved %(count)s batch to %(to)s.',
    'Moved %(count)s batches to %(to)s.',
    moved.count,
    {
      to: moved.to,
    },
  );
  if (moved.refused.length === 0) return <Toast says={said} onDismiss={dismiss} />;
  return (
    <Banner level="warning" role="alert" onDismiss={dismiss}>
      {moved.count > 0 && <p>{said}</p>}
      <p>
        {tn(
          '%(count)s batch was not moved and is still selected:',
          '%(count)s batches were not moved and are still selected:',
          moved.refused.length,
        )}
      </p>
      <ul>
        {moved.refused.map(({ batchRef, why }) => (
          <li key={batchRef}>
            {batchRef}
            {why && `: ${why}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
