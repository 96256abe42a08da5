import { useRef, useState } from 'react';
import { NotDone } from '@shared/forms/NotDone';
import { failureOf } from '@shared/forms/recordEdits';
import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import { severalRows } from '@shared/forms/RowsNotDone';
import type { SavedRow } from '@shared/forms/saveRecord';
import type { RowChanges } from '@shared/forms/useRowChanges';
import type { Id } from '@shared/id';
import { valueOf } from '@shared/store/load';
import { useAnswer } from '@shared/store/useAnswer';
import { Banner } from '@shared/ui/Banner';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import { dependentsNow, locations, useAppDispatch, type LocationExtra } from '../state/locations';

/** The server has told how it stands. */
const isAnswered = <Fields,>({ end }: SavedRow<Fields>) => {
  const failure = failureOf(end);
  return !failure || failure.kind === 'refused';
};

/**
 * For a dialog that changes rows of a location: what depends on it, and a write. Which rows were not changed is said in
 * it while it is open, else by `RowChangeNews`.
 */
export function useChangeDialog<Row extends { id: Id }, Fields extends object>(
  id: Id,
  changes: RowChanges<Row, Fields, LocationExtra>,
  texts: RowChangeTexts<Fields>,
  onClose: () => void,
) {
  const dispatch = useAppDispatch();
  /** Some were not sent again: they were on their way still, from a dialog that was closed. */
  const [hasMet, setHasMet] = useState(false);
  // Asked anew once it is known what became of those.
  const { load, retry } = useAnswer(String(hasMet && !changes.isSearching), () =>
    dispatch((_dispatch, _getState, extra) => dependentsNow(extra, id)),
  );
  /** What the last try has left. */
  const left = useRef<readonly SavedRow<Fields>[]>([]);
  const write = useDialogWrite<readonly SavedRow<Fields>[]>(onClose);

  const send = (rows: readonly Row[], edits: Partial<Fields>) =>
    write.send(async (onSearch) => {
      // Some of them may not be sent again.
      changes.dismiss(left.current);
      // What was done before the dialog was opened is said no more, all since then is.
      const ended = await changes.run(rows, edits, { onSearch, isMore: true });
      const open = ended.filter(({ end }) => end.status !== 'saved');
      left.current = open;
      setHasMet(ended.length < rows.length);
      if (open.length === 0 && ended.length === rows.length) return null;
      // Those that were changed, or that somebody else has changed, are no longer here.
      if (ended.some(isAnswered)) {
        retry();
        void dispatch(locations.refetch());
      }
      return open;
    });
  const rowsThat = (isDone: boolean) =>
    changes.ended.filter(({ end }) => (end.status === 'saved') === isDone);
  return {
    dependents: { load, answer: valueOf(load), read: retry },
    write,
    send: (rows: readonly Row[], edits: Partial<Fields>) => void send(rows, edits),
    /** Of its `WriteDialog`. */
    parts: {
      write,
      searching: texts.searching(),
      failed: () => (
        <>
          {hasMet && changes.isSearching && (
            <Banner level="warning" role="status">
              {texts.searching()}
            </Banner>
          )}
          {severalRows.alike(rowsThat(true)).map(([{ draft }, ...more]) => (
            <p key={String(draft.id)} role="status">
              {texts.done(draft.name ?? '', draft.edits, more.length + 1)}
            </p>
          ))}
          <NotDone rows={rowsThat(false)} texts={texts} several={severalRows} />
        </>
      ),
      onClose: () => {
        changes.dismiss(left.current);
        onClose();
      },
    },
  };
}
