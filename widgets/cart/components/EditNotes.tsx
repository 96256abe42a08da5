import type { Line } from '../model/cart';
import type { Note } from '../state/selectors';
import { ChangeNote, ConflictNote } from './ChangeNotes';
import { RefusalNote } from './RefusalNote';

interface Props {
  note: Note;
  /** As it is now. */
  line: Line;
  canEdit: boolean;
}

/** What is to be said of one line: of a refused edit, of what someone else did. */
export const EditNotes = ({ note: { refusal, change, conflict }, line, canEdit }: Props) => (
  <>
    {refusal && <RefusalNote refusal={refusal} />}
    {conflict && <ConflictNote conflict={conflict} />}
    {change && !conflict && <ChangeNote change={change} line={line} canEdit={canEdit} />}
  </>
);
