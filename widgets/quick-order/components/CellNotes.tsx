import { t, tn } from '@shared/i18n';
import { RowNote } from '@shared/ui/RowNote';
import { mostLegal } from '@shared/quantity';
import type { Listed } from '../model/answers';
import { offeringsOf } from '../model/rows';
import type { Line, Sheet } from '../model/sheet';
import { selectNotes, type Note } from '../state/selectors';
import { notesDismissed, useAppDispatch, useAppSelector } from '../state/slice';
import { resolveConflict, setCell } from '../state/thunks';
import { changeText, conflictText, refusalText } from './noteTexts';

interface Props {
  listed: Listed;
  sheet: Sheet;
}

/** More than these are counted and not listed. */
const listedAtMost = 6;

/** What is to be said of single cells, with what can be done about it. Each also has a mark in the grid. */
export function CellNotes({ listed, sheet }: Props) {
  const dispatch = useAppDispatch();
  const notes = [...useAppSelector(selectNotes).values()];
  const more = notes.length - listedAtMost;
  if (notes.length === 0) return null;
  return (
    <section className="ww-quick-notes" aria-label={t('Cells to look at')}>
      {notes.slice(0, listedAtMost).map((note) => (
        <CellNote key={note.line.key} note={note} listed={listed} sheet={sheet} />
      ))}
      {more > 0 && (
        <RowNote
          level="info"
          actions={
            <Choice
              onClick={() => dispatch(notesDismissed(notes.map(({ line }) => line.key)))}
              label={t('Dismiss all')}
            />
          }
        >
          {tn('and %(count)s more cell', 'and %(count)s more cells', more)}
        </RowNote>
      )}
    </section>
  );
}

/** The row as it can be ordered, where it is on the page. */
const ruleOf = (listed: Listed, { offer }: Line) =>
  offeringsOf(listed).find(({ ref }) => ref.key === offer.key);

function CellNote({ note, listed, sheet }: { note: Note } & Props) {
  const dispatch = useAppDispatch();
  const { line, conflict, refusal, change } = note;
  const place = listed.places.find(({ id }) => String(id) === String(line.locationId));
  const offering = ruleOf(listed, line);
  const now = sheet.lines.find(({ key }) => key === line.key)?.quantity ?? 0;
  const where = [offering?.ref.name ?? line.offer.name, place?.name ?? ''].join(', ');
  const dismiss = () => dispatch(notesDismissed([line.key]));
  const set = (cases: number) => () => dispatch(setCell(line, cases));
  const keep = now > 0 ? t('Keep %(count)s', { count: now }) : t('Dismiss');
  const title = <span className="ww-quick-where">{where}: </span>;

  if (conflict) {
    const { mine, theirs } = conflict;
    const decide = (choice: 'mine' | 'theirs') => () => dispatch(resolveConflict(conflict, choice));
    return (
      <RowNote
        level="warning"
        role="alert"
        actions={
          <>
            <Choice
              label={mine === 0 ? t('Remove it') : t('Keep yours, %(count)s', { count: mine })}
              onClick={decide('mine')}
            />
            <Choice
              label={
                theirs === 0 ? t('Leave it removed') : t('Use theirs, %(count)s', { count: theirs })
              }
              onClick={decide('theirs')}
            />
          </>
        }
      >
        {title}
        {conflictText(conflict)}
      </RowNote>
    );
  }
  if (refusal) {
    const { asked, left } = refusal;
    const rule = offering?.choice ?? { minimum: 1, increment: 1 };
    const again = left !== null && asked > 0 ? mostLegal(left, rule) : asked;
    return (
      <RowNote
        level="danger"
        role="alert"
        actions={
          <>
            {again > 0 && again !== now && (
              <Choice label={t('Set to %(count)s', { count: again })} onClick={set(again)} />
            )}
            {again === 0 && now > 0 && <Choice label={t('Remove')} onClick={set(0)} />}
            <Choice label={keep} onClick={dismiss} />
          </>
        }
      >
        {title}
        {refusalText(refusal)}
      </RowNote>
    );
  }
  if (!change) return null;
  return (
    <RowNote
      level="info"
      role="status"
      actions={
        <>
          {listed.canOrder && change.was !== now && (
            <Choice
              label={change.was > 0 ? t('Set to %(count)s', { count: change.was }) : t('Remove')}
              onClick={set(change.was)}
            />
          )}
          <Choice label={keep} onClick={dismiss} />
        </>
      }
    >
      {title}
      {changeText(change)}
    </RowNote>
  );
}

const Choice = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="btn btn-plain" onClick={onClick}>
    {label}
  </button>
);
