import { t } from '../../../shared/i18n';
import type { Line } from '../cart';
import type { Change, Conflict } from '../changes';
import { decide, setQuantity } from '../state/flows';
import { notesDismissed, useAppDispatch } from '../state/slice';

interface ConflictProps {
  conflict: Conflict;
}

/** Mine is kept, and not sent, until it is decided which of the two counts. */
export function ConflictNote({ conflict }: ConflictProps) {
  const { mine, theirs } = conflict;
  const dispatch = useAppDispatch();
  const says =
    theirs === 0
      ? t('Removed elsewhere while you asked for %(mine)s. Yours waits.', { mine })
      : mine === 0
        ? t('Changed elsewhere to %(theirs)s while you removed it. Yours waits.', { theirs })
        : t('Changed elsewhere to %(theirs)s while you asked for %(mine)s. Yours waits.', {
            theirs,
            mine,
          });
  return (
    <div className="alert alert-warning ww-cart-notice" role="alert">
      <span>{says}</span>
      <Choice isMain onClick={() => dispatch(decide(conflict, 'mine'))}>
        {mine === 0 ? t('Remove it') : t('Keep mine, %(count)s', { count: mine })}
      </Choice>
      <Choice isMain onClick={() => dispatch(decide(conflict, 'theirs'))}>
        {theirs === 0 ? t('Leave it removed') : t('Take theirs, %(count)s', { count: theirs })}
      </Choice>
    </div>
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
    <p className="alert alert-info ww-cart-notice" role="status">
      <span>{says}</span>
      {canEdit && was > 0 && (
        <Choice isMain onClick={() => dispatch(setQuantity(line, was))}>
          {t('Set to %(count)s', { count: was })}
        </Choice>
      )}
      <Choice onClick={() => dispatch(notesDismissed([line.key]))}>{t('OK')}</Choice>
    </p>
  );
}

interface ChoiceProps {
  children: string;
  isMain?: boolean;
  onClick: () => void;
}

export const Choice = ({ children, isMain, onClick }: ChoiceProps) => (
  <button
    type="button"
    className={`btn btn-sm ${isMain ? 'btn-outline-secondary' : 'btn-link'}`}
    onClick={onClick}
  >
    {children}
  </button>
);
