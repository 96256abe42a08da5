import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { CoaAction, CoaWrite } from './useCoaWrites';

/** What became of an analysis or a removal that was asked for, unless it was done. */
export function CoaWriteNews({ write, onRetry }: { write: CoaWrite; onRetry: () => void }) {
  if (!write || write.status === 'sending') return null;
  const { searching, unknown, notSaved } = words()[write.action];
  if (!('failure' in write)) {
    return (
      <p className="ww-note ww-note-warning" role="status" aria-busy="true">
        <span>{searching}</span>
      </p>
    );
  }
  // Every read came, and none said that it is over.
  if (write.action === 'result' && write.failure.kind === 'unknown-outcome') {
    return (
      <FailureAlert isQuiet retryLabel={t('Check again')} onRetry={onRetry}>
        {t('The analysis is still running.')}
      </FailureAlert>
    );
  }
  return (
    <FailureAlert failure={write.failure} onRetry={onRetry}>
      {write.status === 'unknown' ? unknown : notSaved}
    </FailureAlert>
  );
}

const words = (): Record<CoaAction, Record<'searching' | 'unknown' | 'notSaved', string>> => ({
  analysis: {
    searching: t('We don’t know yet whether the analysis has started. Checking…'),
    unknown: t('We don’t know yet whether the analysis has started.'),
    notSaved: t('The analysis did not start.'),
  },
  result: {
    searching: t('Checking whether the analysis is over…'),
    unknown: t('We could not check whether the analysis is over.'),
    notSaved: t('We could not check whether the analysis is over.'),
  },
  removal: {
    searching: t('We don’t know yet whether this certificate was removed. Checking…'),
    unknown: t('We don’t know yet whether this certificate was removed.'),
    notSaved: t('The certificate was not removed.'),
  },
});
