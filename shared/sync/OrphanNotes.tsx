import type { ReactNode } from 'react';

interface Props<Note> {
  notes: readonly Note[];
  keyOf: (note: Note) => string;
  nameOf: (note: Note) => string;
  /** What else tells it from others. */
  detailOf?: (note: Note) => string;
  /** What is to be said of it. */
  children: (note: Note) => ReactNode;
}

/** What is to be said of things that are not in the list to say it beside: each stands under its name. */
export function OrphanNotes<Note>({ notes, keyOf, nameOf, detailOf, children }: Props<Note>) {
  return (
    <>
      {notes.map((note) => (
        <div key={keyOf(note)}>
          <p className="ww-cart-stray">
            <strong>{nameOf(note)}</strong>{' '}
            {detailOf && <span className="ww-muted">{detailOf(note)}</span>}
          </p>
          {children(note)}
        </div>
      ))}
    </>
  );
}
