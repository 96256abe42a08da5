import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';

/** What became of what was pasted or taken back. */
export const GridNews = () => (
  <>
    <SkippedSteps />
    <PasteReport />
  </>
);

/** Cells that undo or redo left alone. */
function SkippedSteps() {
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

/** What a pasted block has changed, and what of it was left over. */
function PasteReport() {
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
