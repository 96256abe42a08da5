import type { ReactNode } from 'react';
import { t } from '../i18n';
import { RowNote } from '../ui/RowNote';
import type { LineChange, LineConflict, LineRefusal } from './lineNotes';
import { changeText, conflictText, refusalText } from './lineTexts';

interface ChoiceProps {
  children: string;
  onClick: () => void;
}

/** What can be done about what a note says. */
export const NoteChoice = ({ children, onClick }: ChoiceProps) => (
  <button type="button" className="btn btn-plain" onClick={onClick}>
    {children}
  </button>
);

/** Leaves a line as it is, with `now` cases or none. */
export const KeepChoice = ({ now, onClick }: { now: number; onClick: () => void }) => (
  <NoteChoice onClick={onClick}>
    {now > 0 ? t('Keep %(count)s', { count: now }) : t('Dismiss')}
  </NoteChoice>
);

/** Sets a line to so many cases, or removes it. */
export const SetChoice = ({ to, onSet }: { to: number; onSet: (cases: number) => void }) => (
  <NoteChoice onClick={() => onSet(to)}>
    {to > 0 ? t('Set to %(count)s', { count: to }) : t('Remove')}
  </NoteChoice>
);

interface RefusalProps {
  refusal: LineRefusal<unknown>;
  /** The cases that are shown now. */
  now: number;
  /** What can be asked for instead. */
  offered: readonly number[];
  onSet: (cases: number) => void;
  onDismiss: () => void;
  /** The line was in the list, so that it was not to come back. */
  wasHere?: boolean;
  children?: ReactNode;
}

/** Why an edit did not hold, and what can be done about it. */
export const RefusalNote = ({
  refusal,
  now,
  offered,
  wasHere = now > 0,
  ...rest
}: RefusalProps) => (
  <RowNote
    level="danger"
    role="alert"
    actions={
      <>
        {offered.map((cases) => (
          <SetChoice key={cases} to={cases} onSet={rest.onSet} />
        ))}
        <KeepChoice now={now} onClick={rest.onDismiss} />
      </>
    }
  >
    {rest.children}
    {refusalText(refusal, wasHere)}
  </RowNote>
);

interface ConflictProps {
  conflict: LineConflict<unknown>;
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Of which line it is, where it does not stand beside it. */
  children?: ReactNode;
}

/** Mine is shown, and not sent, until it is decided which of the two counts. */
export function ConflictNote({ conflict, onResolve, children }: ConflictProps) {
  const { mine, theirs } = conflict;
  return (
    <RowNote
      level="warning"
      role="alert"
      actions={
        <>
          <NoteChoice onClick={() => onResolve('mine')}>
            {mine === 0 ? t('Remove it') : t('Keep yours, %(count)s', { count: mine })}
          </NoteChoice>
          <NoteChoice onClick={() => onResolve('theirs')}>
            {theirs === 0 ? t('Leave it removed') : t('Use theirs, %(count)s', { count: theirs })}
          </NoteChoice>
        </>
      }
    >
      {children}
      {conflictText(conflict)}
    </RowNote>
  );
}

interface ChangeProps {
  change: LineChange<unknown>;
  /** The cases that are shown now. */
  now: number;
  /** Takes it back, to the cases that were; null where that cannot be. */
  onSet: ((cases: number) => void) | null;
  onDismiss: () => void;
  children?: ReactNode;
}

/** What a colleague or another tab did to a line that was not edited here. It can be taken back. */
export const ChangeNote = ({ change, now, onSet, onDismiss, children }: ChangeProps) => (
  <RowNote
    level="info"
    role="status"
    actions={
      <>
        {onSet && <SetChoice to={change.was} onSet={onSet} />}
        <KeepChoice now={now} onClick={onDismiss} />
      </>
    }
  >
    {children}
    {changeText(change)}
  </RowNote>
);
