import type { RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import { ClearOrder } from '@shared/orders/ClearOrder';
import { redoIcon } from '@shared/ui/icons/redo';
import { trashIcon } from '@shared/ui/icons/trash';
import { undoIcon } from '@shared/ui/icons/undo';
import { StepButton } from '@shared/ui/StepButton';
import { clearItems } from '../state/clearing';
import { redo, undo } from '../state/edits';
import { useAppDispatch, useAppSelector } from '../state/slice';

interface Props {
  handle: RefObject<GridHandle | null>;
  isEmpty: boolean;
}

/** What can be done to the order as a whole. */
export function OrderTools({ handle, isEmpty }: Props) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Steps handle={handle} />
      {!isEmpty && (
        <ClearOrder icon={trashIcon} onConfirm={(onSearch) => dispatch(clearItems(onSearch))} />
      )}
    </>
  );
}

/** Back and forth over the edits of the grid. */
function Steps({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const history = useAppSelector((state) => state.history);
  const take = (act: typeof undo) => {
    const edits = dispatch(act());
    // Of cells that were left alone a notice tells.
    if (edits.length > 0) handle.current?.tellStep(edits);
  };
  return (
    <>
      <StepButton
        label={t('Undo edit')}
        icon={undoIcon}
        onStep={history.done.length > 0 ? () => take(undo) : null}
      />
      <StepButton
        label={t('Redo edit')}
        icon={redoIcon}
        onStep={history.undone.length > 0 ? () => take(redo) : null}
      />
    </>
  );
}
