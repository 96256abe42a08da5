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
  const { load, retry } = useAnswer('', () =>
    dispatch((_dispatch, _getState, extra) => dependentsNow(extra, id)),
  );
  /** What the last try has left; null before the first one. */
  const left = useRef<readonly SavedRow<Fields>[] | null>(null);
  /** Some are on their way still, since another dialog was closed: they were not sent again. */
  const [isUnderWay, setUnderWay] = useState(false);
  const write = useDialogWrite<readonly SavedRow<Fields>[]>(onClose);

  const send = (rows: readonly Row[], edits: Partial<Fields>) =>
    write.send(async (onSearch) => {
      const isMore = left.current !== null;
      // Some of them may not be sent again.
      changes.dismiss(left.current ?? []);
      const ended = await changes.run(rows, edits, { onSearch, isMore });
      const open = ended.filter(({ end }) => end.status !== 'saved');
      left.current = open;
      setUnderWay(ended.length < rows.length);
      if (open.length === 0 && ended.length === rows.length) return null;
      // Those that were changed, or that somebody else has changed, are no longer here.
      if (ended.some(isAnswered)) {
        retry();
        void dispatch(locations.refetch());
      }
      return open;
    });
  const done = severalRows.alike(changes.ended.filter(({ end }) => end.status === 'saved'));
  return {
    dependents: { load, answer: valueOf(load), read: retry },
    write,
    send: (rows: readonly Row[], edits: Partial<Fields>) => void send(rows, edits),
    /** Of its `WriteDialog`. */
    parts: {
      write,
      searching: texts.searching(),
      failed: (rows: readonly SavedRow<Fields>[]) => (
        <>
          {isUnderWay && (
            <Banner level="warning" role="status">
              {texts.searching()}
            </Banner>
          )}
          {done.map(([{ draft }, ...more]) => (
            <p key={String(draft.id)} role="status">
              {texts.done(draft.name ?? '', draft.edits, more.length + 1)}
            </p>
          ))}
          <NotDone {...{ rows, texts }} several={severalRows} />
        </>
      ),
      onClose: () => {
        changes.dismiss(left.current ?? []);
        onClose();
      },
    },
  };
}
