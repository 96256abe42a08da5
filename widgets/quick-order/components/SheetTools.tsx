import type { RefObject } from 'react';
import type { CellEdit, GridHandle } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { DialogButton } from '@shared/ui/DialogButton';
import { redoIcon } from '@shared/ui/icons/redo';
import { undoIcon } from '@shared/ui/icons/undo';
import { StepButton } from '@shared/ui/StepButton';
import type { loadPaste } from '../later';
import type { Listed } from '../model/answers';
import type { SheetLocation, Sheet } from '../model/sheet';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { redo, undo } from '../state/thunks';
import { ClearDialog } from './ClearDialog';

interface Props {
  listed: Listed;
  locations: readonly SheetLocation[];
  sheet: Sheet;
  loadPaste: typeof loadPaste;
  handle: RefObject<GridHandle | null>;
  /** Hears of each step, and leads to its row. */
  onStep: (step: readonly CellEdit[]) => readonly CellEdit[];
}

/** A step back and forward, and what empties the sheet. */
export function SheetTools({ listed, locations, sheet, handle, onStep, loadPaste: load }: Props) {
  const dispatch = useAppDispatch();
  const { done, undone } = useAppSelector((state) => state.history);
  if (!listed.canOrder) return null;
  const shown = new Set(locations.map(({ id }) => String(id)));
  const take = (act: typeof undo) => {
    const step = onStep(dispatch(act()));
    handle.current?.tellStep(step);
  };
  const isClear = !sheet.lines.some(({ locationId }) => shown.has(String(locationId)));
  return (
    <>
      <StepButton
        label={t('Undo')}
        icon={undoIcon}
        onStep={done.length > 0 ? () => take(undo) : null}
      />
      <StepButton
        label={t('Redo')}
        icon={redoIcon}
        onStep={undone.length > 0 ? () => take(redo) : null}
      />
      <DialogButton
        className="btn-outline-secondary"
        load={load}
        dialog={(PasteDialog, close) => (
          <PasteDialog locations={locations} sheet={sheet} onClose={close} />
        )}
      >
        {t('Paste a list')}
      </DialogButton>
      <ButtonWithDialog
        className="btn-outline-secondary"
        aria-disabled={isClear || undefined}
        dialog={(close) => <ClearDialog locations={locations} sheet={sheet} onClose={close} />}
      >
        {t('Clear sheet')}
      </ButtonWithDialog>
    </>
  );
}
