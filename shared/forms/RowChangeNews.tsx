import { mayTakeFocus } from '../focus/focused';
import { rowFocus, useFocus } from '../focus/useFocus';
import type { Http } from '../http/http';
import type { Id } from '../id';
import { t } from '../i18n';
import { Banner } from '../ui/Banner';
import { FailureAlert, SignInLink } from '../ui/FailureAlert';
import { failureText } from '../ui/failureText';
import { Toast } from '../ui/Toast';
import type { RecordDraft } from './recordEdits';
import type { ChangedRow, RowChanges } from './useRowChanges';

/** Rows that got the same edits. */
export interface RowChange<Fields> {
  /** How many they are. */
  count: number;
  /** What the first of them is called. */
  name: string;
  edits: Partial<Fields>;
}

/** What is said of a change of rows. */
export interface RowChangeTexts<Fields> {
  /** An answer was lost, and what became of it is being looked for. */
  searching: () => string;
  /** "Archived Meridian.", "Archived 3 brands." */
  done: (change: RowChange<Fields>) => string;
  /** "Meridian was not archived.", and for several a title: "3 brands were not archived". */
  notDone: (change: RowChange<Fields>, isUnknown: boolean) => string;
}

/** For the texts. */
export const changeOf = <Fields,>(
  { name = '', edits }: RecordDraft<Fields>,
  count = 1,
): RowChange<Fields> => ({ count, name, edits });

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  changes: RowChanges<Row, Fields, Ext>;
  texts: RowChangeTexts<Fields>;
  /** Whether a change can be taken back by a press; each, where this is left out. */
  canUndo?: (edits: Partial<Fields>) => boolean;
  /** Is told of the rows that Undo brought back, before the focus goes to the first of them. */
  onUndone?: (rows: readonly [RecordDraft<Fields>, ...RecordDraft<Fields>[]]) => void;
}

/** What became of a change of rows: of what was done with a way back, of each row that was not changed why. */
export function RowChangeNews<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({ changes, texts, canUndo = () => true, onUndone }: Props<Row, Fields, Ext>) {
  const { kind, ended, send, dismiss } = changes;
  const focus = useFocus();
  if (changes.isSearching) {
    return (
      <Banner level="warning" role="status">
        {texts.searching()}
      </Banner>
    );
  }
  const done = ended.filter(({ end }) => end.status === 'saved');
  const says = done[0] && texts.done(changeOf(done[0].draft, done.length));
  // What somebody else had done before is not taken back.
  const ways = ended.flatMap(({ end }) =>
    end.status === 'saved' && canUndo(end.draft.edits) ? (kind.backOf(end.draft) ?? []) : [],
  );
  const undo = async () => {
    const [row, ...others] = await send(ways);
    // Who went on elsewhere is not led away from there.
    if (!row || !mayTakeFocus(null)) return;
    onUndone?.([row, ...others]);
    focus.moveTo(rowFocus(String(row.id)));
  };
  return (
    <>
      <NotDone
        rows={ended.filter(({ end }) => end.status !== 'saved')}
        texts={texts}
        onAgain={(rows) => void send(rows)}
        onDismiss={dismiss}
      />
      {says && (
        <Toast
          key={says}
          says={says}
          {...(ways.length > 0 && { onUndo: () => void undo() })}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

interface NotDoneProps<Fields> {
  rows: readonly ChangedRow<Fields>[];
  texts: RowChangeTexts<Fields>;
  onAgain: (rows: readonly RecordDraft<Fields>[]) => void;
  onDismiss: () => void;
}

function NotDone<Fields>({ rows, texts, onAgain, onDismiss }: NotDoneProps<Fields>) {
  const [first] = rows;
  if (!first) return null;
  const drafts = rows.map(({ draft }) => draft);
  const says = texts.notDone(changeOf(first.draft, rows.length), first.end.status === 'unknown');
  const again = () => onAgain(drafts);
  if (rows.length === 1) {
    const failure = failureOf(first);
    return (
      <FailureAlert {...(failure && { failure })} retryLabel={t('Try again')} onRetry={again}>
        {says}
      </FailureAlert>
    );
  }
  return (
    <Banner
      level="danger"
      role="alert"
      onDismiss={onDismiss}
      title={says}
      actions={
        <>
          {rows.some((row) => failureOf(row)?.kind === 'session-ended') && <SignInLink />}
          <button type="button" className="btn btn-outline-secondary" onClick={again}>
            {t('Try again')}
          </button>
        </>
      }
    >
      <ul>
        {rows.map((row) => {
          const failure = failureOf(row);
          return (
            <li key={String(row.draft.id)}>
              <bdi>{row.draft.name}</bdi>: {failure && failureText(failure)}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

const failureOf = <Fields,>({ end }: ChangedRow<Fields>) =>
  'failure' in end ? end.failure : undefined;
