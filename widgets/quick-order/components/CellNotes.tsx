import { t, tn } from '@shared/page/i18n';
import { mostLegal } from '@shared/format/quantity';
import type { Listed } from '../model/answers';
import { offeringOf } from '../model/rows';
import type { Sheet } from '../model/sheet';
import {
  notesDismissed,
  sheetNotes,
  useAppDispatch,
  useAppSelector,
  type Note,
} from '../state/slice';
import { resolveConflict, setCell } from '../state/thunks';
import { ChangeNote, ChoiceNote, ConflictNote, RefusalNote } from '@shared/sync/NoteParts';

interface Props {
  listed: Listed;
  sheet: Sheet;
}

/** More than these are counted and not listed. */
const listedAtMost = 6;

/** What is to be said of single cells, with what can be done about it. Each also has a mark in the grid. */
export function CellNotes({ listed, sheet }: Props) {
  const dispatch = useAppDispatch();
  const notes = [...useAppSelector(sheetNotes.select).values()];
  const more = notes.length - listedAtMost;
  if (notes.length === 0) return null;
  return (
    <section className="ww-quick-notes" aria-label={t('Cells to look at')}>
      {notes.slice(0, listedAtMost).map((note) => (
        <CellNote key={note.line.key} note={note} listed={listed} sheet={sheet} />
      ))}
      {more > 0 && (
        <ChoiceNote
          level="info"
          choices={[
            {
              label: t('Dismiss all'),
              onClick: () => dispatch(notesDismissed(notes.map(({ line }) => line.key))),
            },
          ]}
        >
          {tn('and %(count)s more cell', 'and %(count)s more cells', more)}
        </ChoiceNote>
      )}
    </section>
  );
}

function CellNote({ note, listed, sheet }: { note: Note } & Props) {
  const dispatch = useAppDispatch();
  const { line, conflict, refusal, change } = note;
  const location = listed.locations.find(({ id }) => String(id) === String(line.locationId));
  const offering = offeringOf(listed, line.offer.key);
  const now = sheet.lines.find(({ key }) => key === line.key)?.quantity ?? 0;
  const where = [offering?.ref.name ?? line.offer.name, location?.name ?? ''].join(', ');
  const dismiss = () => dispatch(notesDismissed([line.key]));
  const set = (cases: number) => dispatch(setCell(line, cases));
  const title = <span className="ww-quick-where">{where}: </span>;

  if (conflict) {
    return (
      <ConflictNote
        conflict={conflict}
        onResolve={(choice) => dispatch(resolveConflict(conflict, choice))}
      >
        {title}
      </ConflictNote>
    );
  }
  if (refusal) {
    const { asked, left } = refusal;
    const rule = offering?.choice ?? { minimum: 1, increment: 1 };
    const again = left !== null && asked > 0 ? mostLegal(left, rule) : asked;
    return (
      <RefusalNote
        {...{ refusal, now }}
        offered={[again === now ? null : again]}
        wasHere
        onSet={set}
        onDismiss={dismiss}
      >
        {title}
      </RefusalNote>
    );
  }
  if (!change) return null;
  const canSet = listed.canOrder && change.was !== now;
  return (
    <ChangeNote change={change} now={now} onSet={canSet ? set : null} onDismiss={dismiss}>
      {title}
    </ChangeNote>
  );
}
