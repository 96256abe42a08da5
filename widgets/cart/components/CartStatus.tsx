import { createSelector } from 'reselect';
import { t } from '@shared/i18n';
import { SyncStatus } from '@shared/sync/SyncStatus';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { resumeEdits } from '../state/decisions';
import { selectLines, selectNotes, type Note } from '../state/selectors';
import { clearFailuresDismissed, useAppDispatch, useAppSelector } from '../state/slice';
import { CartDraft } from './CartDraft';
import { LineNews } from './LineNews';
import { Removed } from './Removed';
import { Strays } from './Strays';

interface Props {
  /** Names the cart among those whose unsaved quantities are kept. */
  record: string;
  canEdit: boolean;
}

const noNotes: Note[] = [];

/** Notes of lines that are not in the cart: an undo that was refused, a line that a colleague removed. */
const selectStrays = createSelector([selectLines, selectNotes], (lines, notes): Note[] => {
  if (notes.size === 0) return noNotes;
  const isHere = new Set(lines.map(({ key }) => key));
  return [...notes.values()].filter(({ line }) => !isHere.has(line.key));
});

/** What became of the person's edits: those that wait, that were not taken, that an earlier visit left, and what went. */
export function CartStatus({ record, canEdit }: Props) {
  const dispatch = useAppDispatch();
  const strays = useAppSelector(selectStrays);
  const paused = useAppSelector((state) => state.paused);
  const stale = useAppSelector((state) => state.stale);
  const unknown = useAppSelector((state) => state.unknown.length);
  const clearFailures = useAppSelector((state) => state.clearFailures);

  return (
    <>
      {canEdit && <CartDraft record={record} />}
      <SyncStatus
        paused={paused}
        stale={stale}
        unknown={unknown}
        whilePaused={t('Your quantities are kept here and wait to be sent.')}
        whileStale={t('This cart may be out of date.')}
        onRetry={() => dispatch(resumeEdits())}
      />
      {clearFailures.map(({ slug, seller, failure }) => (
        <FailureAlert
          key={slug}
          failure={failure}
          onRetry={() => dispatch(clearFailuresDismissed([slug]))}
          retryLabel={t('Dismiss')}
        >
          {t('The cart of %(seller)s was not cleared.', { seller })}
        </FailureAlert>
      ))}
      <LineNews />
      <Removed />
      <Strays notes={strays} canEdit={canEdit} />
    </>
  );
}
