import { useRef } from 'react';
import { failureOf } from '@shared/forms/recordEdits';
import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import type { SavedRow } from '@shared/forms/saveRecord';
import type { RowChanges } from '@shared/forms/useRowChanges';
import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/id';
import { valueOf } from '@shared/store/load';
import { useAnswer } from '@shared/store/useAnswer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import { dependentsNow, useAppDispatch, type LocationExtra } from '../state/locations';

interface NotChanged<Fields> {
  rows: readonly SavedRow<Fields>[];
  says: string;
  /** Why, where it is the same of all. */
  failure: Failure | undefined;
}

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
  const { load, retry } = useAnswer('', () =>
    dispatch((_dispatch, _getState, extra) => dependentsNow(extra, id)),
  );
  const isMore = useRef(false);
  const write = useDialogWrite<NotChanged<Fields>>(onClose);

  const send = (rows: readonly Row[], edits: Partial<Fields>) =>
    write.send(async (onSearch) => {
      const ended = await changes.run(rows, edits, { onSearch, isMore: isMore.current });
      isMore.current = true;
      const open = ended.filter(({ end }) => end.status !== 'saved');
      const [{ draft, end } = {}, ...others] = open;
      if (!draft || !end) return null;
      // Those that were changed are no longer here.
      if (open.length < ended.length) retry();
      const status = open.some((row) => row.end.status === 'unknown') ? 'unknown' : end.status;
      const failure = failureOf(end);
      return {
        rows: open,
        says: texts.notDone(draft.name ?? '', edits, status, open.length),
        failure: others.every((row) => failureOf(row.end) === failure) ? failure : undefined,
      };
    });
  return {
    dependents: { load, answer: valueOf(load), read: retry },
    write,
    send: (rows: readonly Row[], edits: Partial<Fields>) => void send(rows, edits),
    /** Of its `WriteDialog`. */
    parts: {
      write,
      searching: texts.searching(),
      failed: ({ says, failure }: NotChanged<Fields>) => (
        <FailureAlert failure={failure}>{says}</FailureAlert>
      ),
      onClose: () => {
        changes.dismiss(write.why?.rows ?? []);
        onClose();
      },
    },
  };
}
