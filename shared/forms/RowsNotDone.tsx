import { t } from '../i18n';
import { Banner } from '../ui/Banner';
import { SignInLink } from '../ui/FailureAlert';
import { failureText } from '../ui/failureText';
import type { RecordEnd, SavedRow } from './saveRecord';

interface Props<Fields> {
  /** "3 brands were not archived" */
  title: string;
  rows: readonly SavedRow<Fields>[];
  onRetry: () => void;
  onDismiss: () => void;
}

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
      {rows.map(({ draft, end }) => {
        const failure = failureOf(end);
        return (
          <li key={String(draft.id)}>
            <bdi>{draft.name}</bdi>: {failure && failureText(failure)}
          </li>
        );
      })}
    </ul>
  </Banner>
);

const failureOf = <Fields,>(end: RecordEnd<Fields>) => ('failure' in end ? end.failure : undefined);

type Alike<Fields> = [SavedRow<Fields>, ...SavedRow<Fields>[]];

/** The rows that got the same edits together: of them the same is said. */
function alike<Fields>(rows: readonly SavedRow<Fields>[]): Alike<Fields>[] {
  const groups = new Map<string, Alike<Fields>>();
  for (const row of rows) {
    const edits = JSON.stringify(row.draft.edits);
    groups.set(edits, [...(groups.get(edits) ?? []), row] as Alike<Fields>);
  }
  return [...groups.values()];
}

/** For `RowChangeNews`: what is said of rows that got the same edits together. */
export const severalRows = { alike, Rows: RowsNotDone };

export type SeveralRows = typeof severalRows;
