import { useRef, useState } from 'react';
import { failureOf } from '@shared/forms/recordEdits';
import { RowChangeNews, type RowChangeTexts } from '@shared/forms/RowChangeNews';
import { severalRows } from '@shared/forms/RowsNotDone';
import type { SavedRow } from '@shared/forms/saveRecord';
import type { RowChanges } from '@shared/forms/useRowChanges';
import type { Id } from '@shared/answers/id';
import { valueOf } from '@shared/store/load';
import { useAnswer } from '@shared/store/useAnswer';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import type { LocationRow } from '../model/answers';
import { dependentsNow, locations, useAppDispatch, type LocationExtra } from '../state/locations';

const isOpen = <Fields,>({ end }: SavedRow<Fields>) => end.status !== 'saved';

/** For a dialog that changes rows of a location: what depends on it, and a write. */
export function useChangeDialog<Row extends { id: Id }, Fields extends object>(
  { id }: LocationRow,
  changes: RowChanges<Row, Fields, LocationExtra>,
  texts: RowChangeTexts<Fields>,
  onClose: () => void,
) {
  const dispatch = useAppDispatch();
  const write = useDialogWrite<readonly SavedRow<Fields>[]>(onClose);
  /** Some of the rows were not sent again: what an earlier dialog has sent is on its way still. */
  const [hasMet, setHasMet] = useState(false);
  // Once that has ended it is asked anew.
  const { load, retry } = useAnswer(String(hasMet && !changes.isSearching), () =>
    dispatch((_dispatch, _getState, extra) => dependentsNow(extra, id)),
  );
  /** What the last try has left. */
  const left = useRef<readonly SavedRow<Fields>[]>([]);

  const send = async (rows: readonly Row[], edits: Partial<Fields>, onSearch: () => void) => {
    // Some of them may not be sent again.
    changes.dismiss(left.current);
    // What was done before the dialog was opened is said no more, all since then is.
    const ended = await changes.run(rows, edits, { onSearch, isMore: true });
    left.current = ended.filter(isOpen);
    setHasMet(ended.length < rows.length);
    if (left.current.length === 0 && ended.length === rows.length) return null;
    // Those of which the server has told are no longer here, or somebody else has changed them.
    if (ended.some(({ end }) => (failureOf(end)?.kind ?? 'refused') === 'refused')) {
      retry();
      void dispatch(locations.refetch());
    }
    return left.current;
  };
  return {
    dependents: { load, answer: valueOf(load), read: retry },
    write,
    send: (rows: readonly Row[], edits: Partial<Fields>) =>
      void write.send((onSearch) => send(rows, edits, onSearch)),
    /** Of its `WriteDialog`. */
    parts: {
      write,
      searching: texts.searching(),
      failed: () => (
        <RowChangeNews
          // What else is looked for says nothing of this dialog.
          changes={{ ...changes, isSearching: hasMet && changes.isSearching }}
          texts={texts}
          several={severalRows}
          isInDialog
        />
      ),
      onClose: () => {
        changes.dismiss(left.current);
        onClose();
      },
    },
  };
}
