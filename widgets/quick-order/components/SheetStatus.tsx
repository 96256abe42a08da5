import { t } from '@shared/i18n';
import { resumeEdits } from '@shared/sync/syncServices';
import { SyncStatus } from '@shared/sync/SyncStatus';
import type { Listed } from '../model/answers';
import type { Sheet } from '../model/sheet';
import { sheetNotes, useAppDispatch, useAppSelector } from '../state/slice';
import { CellNotes } from './CellNotes';
import { SheetDraft } from './SheetDraft';

interface Props {
  listed: Listed;
  sheet: Sheet;
}

/** What became of the person's edits: those that wait, that were not taken, and that an earlier visit left. */
export function SheetStatus({ listed, sheet }: Props) {
  const dispatch = useAppDispatch();
  const paused = useAppSelector((state) => state.paused);
  const stale = useAppSelector((state) => state.stale);
  const unknown = useAppSelector((state) => state.unknown);
  const hasNotes = useAppSelector((state) => sheetNotes.select(state).size > 0);
  return (
    <>
      {listed.canOrder && <SheetDraft sheet={sheet} />}
      <SyncStatus
        paused={paused}
        stale={stale}
        unknown={unknown}
        whilePaused={t('Your quantities are kept here and wait to be sent.')}
        whileStale={t('This order may be out of date.')}
        onRetry={() => dispatch(resumeEdits())}
      />
      {hasNotes && <CellNotes listed={listed} sheet={sheet} />}
    </>
  );
}
