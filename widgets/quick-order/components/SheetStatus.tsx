import { t } from '@shared/page/i18n';
import { SyncStatus } from '@shared/sync/SyncStatus';
import type { Listed } from '../model/answers';
import type { Sheet } from '../model/sheet';
import { sheetNotes, useAppSelector } from '../state/slice';
import { CellNotes } from './CellNotes';
import { SheetDraft } from './SheetDraft';

interface Props {
  listed: Listed;
  sheet: Sheet;
}

/** What became of the person's edits: those that wait, that were not taken, and that an earlier visit left. */
export function SheetStatus({ listed, sheet }: Props) {
  const hasNotes = useAppSelector((state) => sheetNotes.select(state).size > 0);
  return (
    <>
      {listed.canOrder && <SheetDraft sheet={sheet} />}
      <SyncStatus
        unknown={useAppSelector((state) => state.unknown)}
        whilePaused={t('Your quantities are kept here and wait to be sent.')}
        whileStale={t('This order may be out of date.')}
      />
      {hasNotes && <CellNotes listed={listed} sheet={sheet} />}
    </>
  );
}
