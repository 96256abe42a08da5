import { t } from '@shared/i18n';
import { redoIcon } from '@shared/ui/icons/redo';
import { undoIcon } from '@shared/ui/icons/undo';
import { StepButton } from '@shared/ui/StepButton';
import type { EditingProps } from './editingProps';

/** The steps back over what is typed; before the first of them the way back over the last save. */
export function UndoButtons({ work, saving }: EditingProps) {
  const isOfSave = !work.canUndo && saving.ways.length > 0;
  const canUndo = !saving.isBusy && (work.canUndo || isOfSave);
  const canRedo = !saving.isBusy && work.canRedo;
  return (
    <>
      <StepButton
        label={isOfSave ? t('Take back the last save') : t('Undo')}
        icon={undoIcon}
        onStep={canUndo ? () => (isOfSave ? void saving.takeBack() : work.undo()) : null}
      />
      <StepButton label={t('Redo')} icon={redoIcon} onStep={canRedo ? work.redo : null} />
    </>
  );
}
