import type { Http } from '../http/http';
import type { Id } from '../id';
import { t } from '../i18n';
import { Banner } from '../ui/Banner';
import { SignInLink } from '../ui/FailureAlert';
import { failureText } from '../ui/failureText';
import type { RecordEnd } from './saveRecord';
import type { RowChanges } from './useRowChanges';

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  changes: RowChanges<Row, Fields, Ext>;
  /** "3 brands were not archived" */
  title: (edits: Partial<Fields>, count: number) => string;
}

/** Several rows that were not changed, each with why: beside `RowChangeNews`, which says it of one. */
export function RowsNotDone<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({ changes: { ended, send, dismiss }, title }: Props<Row, Fields, Ext>) {
  const rows = ended.filter(({ end }) => end.status !== 'saved');
  const [first] = rows;
  if (!first || rows.length === 1) return null;
  return (
    <Banner
      level="danger"
      role="alert"
      onDismiss={() => dismiss(false)}
      title={title(first.draft.edits, rows.length)}
      actions={
        <>
          {rows.some(({ end }) => failureOf(end)?.kind === 'session-ended') && <SignInLink />}
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => void send(rows.map(({ draft }) => draft))}
          >
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
}

const failureOf = <Fields,>(end: RecordEnd<Fields>) => ('failure' in end ? end.failure : undefined);
