import { t, tn } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';

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

/** Cells that undo or redo left alone. */
export function SkippedSteps() {
  const dispatch = useAppDispatch();
  const skipped = useAppSelector((state) => state.skippedSteps);
  if (skipped === 0) return null;
  return (
    <Banner level="info" role="status" onDismiss={() => dispatch(changed({ skippedSteps: 0 }))}>
      {tn(
        '%(count)s cell was changed elsewhere since, and stays as it is.',
        '%(count)s cells were changed elsewhere since, and stay as they are.',
        skipped,
      )}
    </Banner>
  );
}

/** What a pasted block has changed, and what of it had no place. */
export function PasteReport() {
  const dispatch = useAppDispatch();
  const report = useAppSelector((state) => state.report);
  const isSaving = useAppSelector((state) => state.pending.length > 0);
  if (!report) return null;
  return (
    <Banner level="info" role="status" onDismiss={() => dispatch(changed({ report: null }))}>
      <p>
        {!isSaving &&
          tn('%(count)s cell was changed.', '%(count)s cells were changed.', report.changed)}{' '}
        {report.leftovers.length > 0 &&
          tn(
            '%(count)s pasted value was left over:',
            '%(count)s pasted values were left over:',
            report.leftovers.length,
          )}
      </p>
      {report.leftovers.length > 0 && (
        <ul className="ww-order-list ww-order-scroll">
          {report.leftovers.map(({ line, text, says }, index) => (
            <li key={index}>{t('Line %(line)s, “%(text)s”: %(says)s', { line, text, says })}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
