import { mayTakeFocus } from '../focus/focused';
import { rowFocus, useFocus } from '../focus/useFocus';
import type { Http } from '../http/http';
import type { Id } from '../id';
import { t } from '../i18n';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';
import { Toast } from '../ui/Toast';
import type { RecordDraft } from './recordEdits';
import type { RowChanges } from './useRowChanges';

/** What is said of rows that got the same edits: of how many, what the first of them is called, and the edits. */
export interface RowChangeTexts<Fields> {
  /** An answer was lost, and what became of it is being looked for. */
  searching: () => string;
  /** "Archived Meridian.", "Archived 3 brands." */
  done: (name: string, edits: Partial<Fields>, count: number) => string;
  /** "Meridian was not archived." */
  notDone: (name: string, edits: Partial<Fields>, isUnknown: boolean) => string;
}

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  changes: RowChanges<Row, Fields, Ext>;
  texts: RowChangeTexts<Fields>;
  /** Whether a change can be taken back by a press; each, where this is left out. */
  canUndo?: (edits: Partial<Fields>) => boolean;
  /** Is told of the rows that Undo brought back, before the focus goes to the first of them. */
  onUndone?: (row: RecordDraft<Fields>, others: readonly RecordDraft<Fields>[]) => void;
}

/**
 * What became of a change of rows: of what was done with a way back, of one row that was not changed why. Where several
 * can be changed at once, `RowsNotDone` stands before it.
 */
export function RowChangeNews<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({ changes, texts, canUndo = () => true, onUndone }: Props<Row, Fields, Ext>) {
  const { kind, ended, isSearching, send, dismiss } = changes;
  const focus = useFocus();
  const done = ended.filter(({ end }) => end.status === 'saved');
  const [saved] = done;
  const [open, ...others] = ended.filter(({ end }) => end.status !== 'saved');
  const says = saved && texts.done(saved.draft.name ?? '', saved.draft.edits, done.length);
  // What somebody else had done before is not taken back.
  const ways = done.flatMap(({ end }) =>
    end.status === 'saved' && canUndo(end.draft.edits) ? (kind.backOf(end.draft) ?? []) : [],
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
      {open && others.length === 0 && (
        <FailureAlert
          {...('failure' in open.end && { failure: open.end.failure })}
          retryLabel={t('Try again')}
          onRetry={() => void send([open.draft])}
        >
          {texts.notDone(open.draft.name ?? '', open.draft.edits, open.end.status === 'unknown')}
        </FailureAlert>
      )}
      {says && (
        <Toast
          key={says}
          says={says}
          {...(ways.length > 0 && { onUndo: () => void undo() })}
          onDismiss={() => dismiss(true)}
        />
      )}
    </>
  );
}
