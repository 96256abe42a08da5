import type { Note } from '../state/selectors';
import { EditNotes } from './EditNotes';

interface Props {
  notes: readonly Note[];
  canEdit: boolean;
}

/** What is to be said of lines that are not there to say it beside. */
export const Strays = ({ notes, canEdit }: Props) => (
  <>
    {notes.map((note) => (
      <div key={note.line.key}>
        <p className="ww-cart-stray">
          <strong>{note.line.name}</strong>{' '}
          <span className="ww-muted">{note.line.locationName}</span>
        </p>
        <EditNotes note={note} line={note.line} canEdit={canEdit} />
      </div>
    ))}
  </>
);
