import { mostLegal } from '@shared/format/quantity';
import { ChangeNote, ConflictNote, RefusalNote } from '@shared/sync/NoteParts';
import { OrphanNotes } from '@shared/sync/OrphanNotes';
import { quantityOf } from '../state/selectors';
import {
  cartNotes,
  selectCanEdit,
  selectLines,
  useAppDispatch,
  useAppSelector,
  type Note,
  type Refusal,
} from '../state/slice';
import { dismissNotes, resolveConflict, setQuantity } from '../state/thunks';

/** What is to be said of one line: of a refused edit, of what someone else did. */
export function EditNotes({ note: { line, refusal, change, conflict } }: { note: Note }) {
  const dispatch = useAppDispatch();
  const canEdit = useAppSelector(selectCanEdit);
  const now = useAppSelector((state) => quantityOf(state, line.key));
  const set = (cases: number) => dispatch(setQuantity(line, cases));
  const dismiss = () => dispatch(dismissNotes([line.key]));
  return (
    <>
      {refusal && (
        <RefusalNote
          {...{ refusal, now }}
          offered={offeredFor(refusal)}
          onSet={set}
          onDismiss={dismiss}
        />
      )}
      {conflict && (
        <ConflictNote
          conflict={conflict}
          onResolve={(choice) => dispatch(resolveConflict(conflict, choice))}
        />
      )}
      {change && !conflict && (
        <ChangeNote
          change={change}
          now={change.now}
          onSet={canEdit && change.was > 0 ? set : null}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

/** Where too few are left, those or none; else the same once more. */
function offeredFor({ asked, left, line }: Refusal): (number | null)[] {
  if (left === null || asked === 0) return [asked, null];
  return [mostLegal(left, line) || null, 0];
}

/**
 * What is to be said of lines apart from them: of those in the cart, where they are cells of the matrix, or of those that
 * are not, such as an undo that was refused and a line that a colleague removed.
 */
export function OrphanEditNotes({ areInCart }: { areInCart: boolean }) {
  const notes = useAppSelector(cartNotes.select);
  const lines = useAppSelector(selectLines);
  const keys = new Set(notes.size > 0 ? lines.map(({ key }) => key) : []);
  return (
    <OrphanNotes
      notes={[...notes.values()].filter(({ line }) => keys.has(line.key) === areInCart)}
      keyOf={({ line }) => line.key}
      nameOf={({ line }) => line.name}
      detailOf={({ line }) => line.locationName}
    >
      {(note) => <EditNotes note={note} />}
    </OrphanNotes>
  );
}
