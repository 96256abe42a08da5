import { t } from '../page/i18n';
import { redoIcon } from '../ui/icons/redo';
import { undoIcon } from '../ui/icons/undo';
import { StepButton } from '../ui/StepButton';

interface Props {
  editor: {
    canUndo: boolean;
    canRedo: boolean;
    isBusy: boolean;
    formerValues: readonly unknown[];
    takeBack: () => Promise<void>;
    undo: () => unknown;
    redo: () => unknown;
  };
}

/** The steps back over what is typed; before the first of them the way back over the last save. */
export function StepButtons({ editor }: Props) {
  const { canUndo, canRedo, isBusy, formerValues, undo, redo, takeBack } = editor;
  const isOfSave = !canUndo && formerValues.length > 0;
  const back = isOfSave ? () => void takeBack() : () => void undo();
  return (
    <>
      <StepButton
        label={isOfSave ? t('Take back the last save') : t('Undo')}
        icon={undoIcon}
        onStep={!isBusy && (canUndo || isOfSave) ? back : null}
      />
      <StepButton
        label={t('Redo')}
        icon={redoIcon}
        onStep={!isBusy && canRedo ? () => void redo() : null}
      />
    </>
  );
}
