import { t } from '@shared/i18n';
import { useAppSelector } from '../state/slice';

/** How far the edits of the grid are on their way. */
export function Saving() {
  const pending = useAppSelector((state) => state.pending);
  const queued = useAppSelector((state) => state.queued);
  return (
    <>
      <span className="ww-muted ww-order-saving" role="status">
        {pending.length > 0 &&
          (queued > 1
            ? t('Saving: %(done)s of %(total)s.', {
                done: queued - pending.length,
                total: queued,
              })
            : t('Saving…'))}
      </span>
      {queued > 1 && (
        <progress
          className="ww-order-progress"
          aria-label={t('Saving')}
          max={queued}
          value={queued - pending.length}
        />
      )}
    </>
  );
}
