import { t } from '@shared/i18n';
import { RowNote } from '@shared/ui/RowNote';
import type { Line } from '../model/cart';
import { conflictText } from './noteText';
import type { Change, Conflict } from '../model/changes';
import { resolveConflict } from '../state/decisions';
import { setQuantity } from '../state/thunks';
import { notesDismissed, useAppDispatch } from '../state/slice';

interface ConflictProps {
  conflict: Conflict;
}

/** Mine is kept, and not sent, until it is decided which of the two counts. */
export function ConflictNote({ conflict }: ConflictProps) {
  const { mine, theirs } = conflict;
  const dispatch = useAppDispatch();
  return (
    <RowNote
      level="warning"
      role="alert"
      actions={
        <>
          <Choice onClick={() => dispatch(resolveConflict(conflict, 'mine'))}>
            {mine === 0 ? t('Remove it') : t('Keep yours, %(count)s', { count: mine })}
          </Choice>
          <Choice onClick={() => dispatch(resolveConflict(conflict, 'theirs'))}>
            {theirs === 0 ? t('Leave it removed') : t('Use theirs, %(count)s', { count: theirs })}
          </Choice>
        </>
      }
    >
      {conflictText(conflict)}
    </RowNote>
  );
}

interface ChangeProps {
  change: Change;
  /** As it is now. */
  line: Line;
  canEdit: boolean;
}

/** What a colleague or another tab did to a line that was not edited here. It can be taken back. */
export function ChangeNote({ change: { was, now }, line, canEdit }: ChangeProps) {
  const dispatch = useAppDispatch();
  const says =
    now === 0
      ? t('Changed elsewhere: removed, it had %(was)s cases.', { was })
      : was === 0
        ? t('Added elsewhere: %(now)s cases.', { now })
        : t('Changed elsewhere: from %(was)s to %(now)s cases.', { was, now });
  return (
    <RowNote
      level="info"
      role="status"
      actions={
        <>
          {canEdit && was > 0 && (
            <Choice onClick={() => dispatch(setQuantity(line, was))}>
              {t('Set to %(count)s', { count: was })}
            </Choice>
          )}
          <Choice onClick={() => dispatch(notesDismissed([line.key]))}>
            {now === 0 ? t('Dismiss') : t('Keep %(count)s', { count: now })}
          </Choice>
        </>
      }
    >
      {says}
    </RowNote>
  );
}

interface ChoiceProps {
  children: string;
  onClick: () => void;
}

/** What can be done about what a note says. */
export const Choice = ({ children, onClick }: ChoiceProps) => (
  <button type="button" className="btn btn-plain" onClick={onClick}>
    {children}
  </button>
);
