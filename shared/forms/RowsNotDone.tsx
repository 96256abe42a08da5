import { fewNames } from '../format/fewNames';
import { t } from '../page/i18n';
import { Banner } from '../ui/Banner';
import { SignInLink } from '../ui/FailureAlert';
import { failureText } from '../ui/failureText';
import { failureOf } from './recordEdits';
import type { SavedRow } from './saveRecord';

interface Props<Fields> {
  /** "3 brands were not archived" */
  title: string;
  rows: readonly SavedRow<Fields>[];
  /** Left out where what they are sent from is open still. */
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
}

/** More than anybody reads one by one are counted. */
const mostNames = 20;

/** Several rows that were not changed, with each reason those that it was of. */
const RowsNotDone = <Fields,>({ title, rows, onRetry, onDismiss }: Props<Fields>) => {
  const names = new Map<string, string[]>();
  for (const { draft, end } of rows) {
    const failure = failureOf(end);
    const why = failure ? failureText(failure) : '';
    const same = names.get(why);
    if (same) same.push(draft.name ?? '');
    else names.set(why, [draft.name ?? '']);
  }
  return (
    <Banner
      level="danger"
      role="alert"
      onDismiss={onDismiss}
      title={title}
      actions={
        <>
          {rows.some(({ end }) => failureOf(end)?.kind === 'session-ended') && <SignInLink />}
          {onRetry && (
            <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
              {t('Try again')}
            </button>
          )}
        </>
      }
    >
      <ul>
        {[...names].map(([why, of]) => (
          <li key={why}>
            <bdi>{fewNames(of, mostNames)}</bdi>: {why}
          </li>
        ))}
      </ul>
    </Banner>
  );
};

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
