import { mayTakeFocus } from '../focus/focused';
import { rowFocus, useFocus } from '../focus/useFocus';
import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { Banner } from '../ui/Banner';
import { Toast } from '../ui/Toast';
import { NotDone } from './NotDone';
import type { RecordDraft } from './recordEdits';
import type { SeveralRows } from './RowsNotDone';
import type { RecordEnd, SavedRow } from './saveRecord';
import type { RowChanges } from './useRowChanges';

/** What is said of rows that got the same edits: of how many, what the first of them is called, and the edits. */
export interface RowChangeTexts<Fields> {
  /** An answer was lost, and what became of it is being looked for. */
  searching: () => string;
  /** "Archived Meridian.", "Archived 3 brands." */
  done: (name: string, edits: Partial<Fields>, count: number) => string;
  /** "Meridian was not archived.", "3 brands were not archived". In a conflict nothing else is said: then why, too. */
  notDone: (
    name: string,
    edits: Partial<Fields>,
    why: RecordEnd<Fields>['status'],
    count: number,
  ) => string;
}

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  changes: RowChanges<Row, Fields, Ext>;
  texts: RowChangeTexts<Fields>;
  /**
   * It stands in the dialog from which they were sent, and says there what is left to be sent and what was done already.
   * Once that is closed the screen offers to take it back.
   */
  isInDialog?: boolean;
  /** `severalRows` where several rows can be changed at once; left out, each that was not changed is told of by itself. */
  several?: SeveralRows;
  /** Is told of the rows that Undo brought back, before the focus goes to the first of them. */
  onUndone?: (row: RecordDraft<Fields>, others: readonly RecordDraft<Fields>[]) => void;
  /** The row of the screen's list that shows it, where that is not its own. */
  rowOf?: (draft: RecordDraft<Fields>) => Id | null | undefined;
}

/** What became of changes of rows: of what was done with a way back, of what was not why. */
export function RowChangeNews<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({
  changes,
  texts,
  several,
  isInDialog = false,
  onUndone,
  rowOf = ({ id }) => id,
}: Props<Row, Fields, Ext>) {
  const { kind, ended, isSearching, send, dismiss } = changes;
  const focus = useFocus();
  const done = ended.filter(({ end }) => end.status === 'saved');
  const says = (several?.alike(done) ?? done.map((row) => [row] as const))
    .map(([{ draft }, ...more]) => texts.done(draft.name ?? '', draft.edits, more.length + 1))
    .join(' ');
  // What somebody else had done before is not taken back.
  const ways = done.flatMap(({ end }) =>
    end.status === 'saved' ? (kind.backOf(end.draft) ?? []) : [],
  );
  const undo = async () => {
    const back = (await send(ways)).filter(({ end }) => end.status === 'saved');
    const [first, ...more] = back.map(({ draft }) => draft);
    // Who went on elsewhere is not led away from there.
    if (!first || !mayTakeFocus(null)) return;
    onUndone?.(first, more);
    focus.moveTo(rowFocus(String(rowOf(first))));
  };
  const retry = (rows: readonly SavedRow<Fields>[]) => void send(rows.map(({ draft }) => draft));
  return (
    <>
      {isSearching && (
        <Banner level="warning" role="status">
          {texts.searching()}
        </Banner>
      )}
      {says && isInDialog && <p role="status">{says}</p>}
      <NotDone
        rows={ended.filter(({ end }) => end.status !== 'saved')}
        {...{ texts, several }}
        onRetry={isInDialog ? undefined : retry}
        onDismiss={isInDialog ? undefined : dismiss}
      />
      {says && !isInDialog && (
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
