import { mayTakeFocus } from '../focus/focused';
import { rowFocus, useFocus } from '../focus/useFocus';
import type { Http } from '../http/http';
import type { Id } from '../id';
import { t } from '../i18n';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';
import { Toast } from '../ui/Toast';
import type { RecordDraft } from './recordEdits';
import { RowsNotDone } from './RowsNotDone';
import type { SavedRow } from './saveRecord';
import type { RowChanges } from './useRowChanges';

/** What is said of rows that got the same edits: of how many, what the first of them is called, and the edits. */
export interface RowChangeTexts<Fields> {
  /** An answer was lost, and what became of it is being looked for. */
  searching: () => string;
  /** "Archived Meridian.", "Archived 3 brands." */
  done: (name: string, edits: Partial<Fields>, count: number) => string;
  /** "Meridian was not archived." */
  notDone: (name: string, edits: Partial<Fields>, isUnknown: boolean) => string;
  /** "3 brands were not archived" */
  severalNotDone: (edits: Partial<Fields>, count: number) => string;
}

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  changes: RowChanges<Row, Fields, Ext>;
  texts: RowChangeTexts<Fields>;
  /** Is told of the rows that Undo brought back, before the focus goes to the first of them. */
  onUndone?: (row: RecordDraft<Fields>, others: readonly RecordDraft<Fields>[]) => void;
}

/** What became of changes of rows: of what was done with a way back, of what was not why. */
export function RowChangeNews<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({ changes, texts, onUndone }: Props<Row, Fields, Ext>) {
  const { kind, ended, isSearching, send, dismiss } = changes;
  const focus = useFocus();
  const done = ended.filter(({ end }) => end.status === 'saved');
  const [saved] = done;
  const open = alike(ended.filter(({ end }) => end.status !== 'saved'));
  const says = saved && texts.done(saved.draft.name ?? '', saved.draft.edits, done.length);
  // What somebody else had done before is not taken back.
  const ways = done.flatMap(({ end }) =>
    end.status === 'saved' ? (kind.backOf(end.draft) ?? []) : [],
  );
  const undo = async () => {
    const [first, ...more] = await send(ways);
    // Who went on elsewhere is not led away from there.
    if (!first || !mayTakeFocus(null)) return;
    onUndone?.(first, more);
    focus.moveTo(rowFocus(String(first.id)));
  };
  return (
    <>
      {isSearching && (
        <Banner level="warning" role="status">
          {texts.searching()}
        </Banner>
      )}
      {open.map((rows) => {
        const again = () => void send(rows.map(({ draft }) => draft));
        const [{ draft, end }] = rows;
        if (rows.length > 1) {
          return (
            <RowsNotDone
              key={JSON.stringify(draft.edits)}
              title={texts.severalNotDone(draft.edits, rows.length)}
              rows={rows}
              onRetry={again}
              onDismiss={() => dismiss(rows)}
            />
          );
        }
        return (
          <FailureAlert
            key={JSON.stringify(draft.edits)}
            {...('failure' in end && { failure: end.failure })}
            retryLabel={t('Try again')}
            onRetry={again}
          >
            {texts.notDone(draft.name ?? '', draft.edits, end.status === 'unknown')}
          </FailureAlert>
        );
      })}
      {says && (
        <Toast
          key={says}
          says={says}
          {...(ways.length > 0 && { onUndo: () => void undo() })}
          onDismiss={() => dismiss(done)}
        />
      )}
    </>
  );
}

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
