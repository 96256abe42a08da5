import { t } from '@shared/page/i18n';
import { useAppSelector } from '../state/slice';

/** How far the edits of the grid are on their way; while they wait for the person, a banner says so. */
export function Saving() {
  const pending = useAppSelector((state) => state.pending);
  const queued = useAppSelector((state) => state.queued);
  const isPaused = useAppSelector((state) => state.paused !== null);
  // A clear is pending without being counted, and waits beside what undoes it.
  const total = Math.max(queued, pending.length);
  const done = total - pending.length;
  return (
    <>
      <span className="ww-muted ww-order-saving" role="status">
        {pending.length > 0 &&
          !isPaused &&
          (queued > 1 ? t('Saving: %(done)s of %(total)s.', { done, total }) : t('Saving…'))}
      </span>
      {queued > 1 && (
        <progress className="ww-order-progress" aria-label={t('Saving')} max={total} value={done} />
      )}
    </>
  );
}
