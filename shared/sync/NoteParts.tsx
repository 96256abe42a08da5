import type { ComponentProps, ReactNode } from 'react';
import { t } from '../page/i18n';
import { RowNote } from '../ui/RowNote';
import type { LineChange, LineConflict, LineRefusal } from './lineNotes';
import { changeText, conflictText, refusalText } from './lineTexts';

/** What can be done about what a note says. */
interface Choice {
  label: string;
  onClick: () => void;
}

/** Leaves a line as it is, with `now` cases or none. */
export const keepAt = (now: number, onClick: () => void): Choice => ({
  label: now > 0 ? t('Keep %(count)s', { count: now }) : t('Dismiss'),
  onClick,
});

/** Sets a line to so many cases, or removes it. */
export const setTo = (to: number, onSet: (cases: number) => void): Choice => ({
  label: to > 0 ? t('Set to %(count)s', { count: to }) : t('Remove'),
  onClick: () => onSet(to),
});

interface ChoiceProps extends Omit<ComponentProps<typeof RowNote>, 'actions'> {
  /** Each keeps its index, and so its button: its label may change while it has the focus. */
  choices: readonly (Choice | null)[];
}

/** A note about a line, with buttons for what can be done about it. */
export const ChoiceNote = ({ choices, ...note }: ChoiceProps) => (
  <RowNote
    {...note}
    actions={choices.map(
      (choice, index) =>
        choice && (
          <button
            key={index}
            type="button"
            className="btn btn-plain"
            data-focus
            onClick={choice.onClick}
          >
            {choice.label}
          </button>
        ),
    )}
  />
);

interface RefusalProps {
  refusal: LineRefusal<unknown>;
  /** The cases that are shown now. */
  now: number;
  /** What can be asked for instead; null for what cannot be asked for now. */
  offered: readonly (number | null)[];
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
  <ChoiceNote
    level="danger"
    role="alert"
    choices={[
      ...offered.map((cases) => (cases === null ? null : setTo(cases, rest.onSet))),
      keepAt(now, rest.onDismiss),
    ]}
  >
    {rest.children}
    {refusalText(refusal, wasHere)}
  </ChoiceNote>
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
  const keep = mine === 0 ? t('Remove it') : t('Keep yours, %(count)s', { count: mine });
  const take = theirs === 0 ? t('Leave it removed') : t('Use theirs, %(count)s', { count: theirs });
  return (
    <ChoiceNote
      level="warning"
      role="alert"
      choices={[
        { label: keep, onClick: () => onResolve('mine') },
        { label: take, onClick: () => onResolve('theirs') },
      ]}
    >
      {children}
      {conflictText(conflict)}
    </ChoiceNote>
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
  <ChoiceNote
    level="info"
    role="status"
    choices={[onSet && setTo(change.was, onSet), keepAt(now, onDismiss)]}
  >
    {children}
    {changeText(change)}
  </ChoiceNote>
);
