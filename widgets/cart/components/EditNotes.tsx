import { OrphanNotes } from '@shared/sync/OrphanNotes';
import { ChangeNote, ConflictNote } from '@shared/sync/NoteParts';
import type { Line } from '../model/cart';
import { resolveConflict } from '../state/decisions';
import type { Note } from '../state/selectors';
import { useAppDispatch } from '../state/slice';
import { dismissNotes, setQuantity } from '../state/thunks';
import { RefusalNote } from './RefusalNote';

interface Props {
  note: Note;
  /** As it is now. */
  line: Line;
  canEdit: boolean;
}

/** What is to be said of one line: of a refused edit, of what someone else did. */
export function EditNotes({ note: { refusal, change, conflict }, line, canEdit }: Props) {
  const dispatch = useAppDispatch();
  return (
    <>
      {refusal && <RefusalNote refusal={refusal} />}
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
          onSet={canEdit && change.was > 0 ? (cases) => dispatch(setQuantity(line, cases)) : null}
          onDismiss={() => dispatch(dismissNotes([line.key]))}
        />
      )}
    </>
  );
}

/** What is to be said of lines that are not there to say it beside. */
export const OrphanEditNotes = ({
  notes,
  canEdit,
}: {
  notes: readonly Note[];
  canEdit: boolean;
}) => (
  <OrphanNotes
    notes={notes}
    keyOf={({ line }) => line.key}
    nameOf={({ line }) => line.name}
    detailOf={({ line }) => line.locationName}
  >
    {(note) => <EditNotes note={note} line={note.line} canEdit={canEdit} />}
  </OrphanNotes>
);
