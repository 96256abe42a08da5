import { t } from '../page/i18n';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';
import { failureOf } from './recordEdits';
import type { RowChangeTexts } from './RowChangeNews';
import type { SeveralRows } from './RowsNotDone';
import type { SavedRow } from './saveRecord';

interface Props<Fields> {
  rows: readonly SavedRow<Fields>[];
  texts: RowChangeTexts<Fields>;
  several?: SeveralRows | undefined;
  /** Both are left out in the dialog from which they are sent. */
  onRetry?: ((rows: readonly SavedRow<Fields>[]) => void) | undefined;
  onDismiss?: ((rows: readonly SavedRow<Fields>[]) => void) | undefined;
}

/** Rows that were not changed, and why: a part of `RowChangeNews`. */
export const NotDone = <Fields,>({ rows, texts, several, onRetry, onDismiss }: Props<Fields>) =>
  (several ? several.alike(rows) : rows.map((row) => [row] as const)).map((same) => {
    const [{ draft, end }] = same;
    const key = String(draft.id);
    const says = texts.notDone(draft.name ?? '', draft.edits, end.status, same.length);
    const retry = onRetry && (() => onRetry(same));
    const dismiss = onDismiss && (() => onDismiss(same));
    if (several && same.length > 1) {
      return (
        <several.Rows key={key} title={says} rows={same} onRetry={retry} onDismiss={dismiss} />
      );
    }
    // To try again would be the same conflict again.
    return end.status === 'conflict' ? (
      <Banner key={key} level="warning" role="alert" onDismiss={dismiss}>
        {says}
      </Banner>
    ) : (
      <FailureAlert key={key} failure={failureOf(end)} retryLabel={t('Try again')} onRetry={retry}>
        {says}
      </FailureAlert>
    );
  });
