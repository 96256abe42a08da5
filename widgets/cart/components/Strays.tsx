import type { Note } from '../state/selectors';
import { ChangeNote, ConflictNote } from './ChangeNotes';
import { RefusalNote } from './RefusalNote';

interface Props {
  notes: readonly Note[];
  canEdit: boolean;
}

/** What is to be said of lines that are not there to say it beside. */
export const Strays = ({ notes, canEdit }: Props) => (
  <>
    {notes.map(({ line, refusal, change, conflict }) => (
      <div key={line.key}>
        <p className="ww-cart-stray">
          <strong>{line.name}</strong> <span className="ww-muted">{line.locationName}</span>
        </p>
        {refusal && <RefusalNote refusal={refusal} />}
        {conflict && <ConflictNote conflict={conflict} />}
        {change && !conflict && <ChangeNote change={change} line={line} canEdit={canEdit} />}
      </div>
    ))}
  </>
);
