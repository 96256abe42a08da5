import { t } from '../i18n';
import { Banner } from '../ui/Banner';
import { SignInLink } from '../ui/FailureAlert';
import { failureText } from '../ui/failureText';
import { failureOf } from './recordEdits';
import type { SavedRow } from './saveRecord';

interface Props<Fields> {
  /** "3 brands were not archived" */
  title: string;
  rows: readonly SavedRow<Fields>[];
  onRetry: () => void;
  onDismiss: () => void;
}

/** More than anybody reads one by one are counted. */
const named = 20;

/** Several rows that were not changed, each with why. */
const RowsNotDone = <Fields,>({ title, rows, onRetry, onDismiss }: Props<Fields>) => (
  <Banner
    level="danger"
    role="alert"
    onDismiss={onDismiss}
    title={title}
    actions={
      <>
        {rows.some(({ end }) => failureOf(end)?.kind === 'session-ended') && <SignInLink />}
        <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
          {t('Try again')}
        </button>
      </>
    }
  >
    <ul>
      {rows.slice(0, named).map(({ draft, end }) => {
        const failure = failureOf(end);
        return (
          <li key={String(draft.id)}>
            <bdi>{draft.name}</bdi>: {failure && failureText(failure)}
          </li>
        );
      })}
      {rows.length > named && <li>{t('and %(count)s more', { count: rows.length - named })}</li>}
    </ul>
  </Banner>
);

type Alike<Fields> = [SavedRow<Fields>, ...SavedRow<Fields>[]];

/** The rows that got the same edits together, and of which as much is known: of them the same is said. */
function alike<Fields>(rows: readonly SavedRow<Fields>[]): Alike<Fields>[] {
  const groups = new Map<string, Alike<Fields>>();
  for (const row of rows) {
    const says = JSON.stringify([row.draft.edits, row.end.status === 'unknown']);
    const group = groups.get(says);
    if (group) group.push(row);
    else groups.set(says, [row]);
  }
  return [...groups.values()];
}

/** For `RowChangeNews`: what is said of rows that got the same edits together. */
export const severalRows = { alike, Rows: RowsNotDone };

export type SeveralRows = typeof severalRows;
