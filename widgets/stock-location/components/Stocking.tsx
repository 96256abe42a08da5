import { useState } from 'react';
import { RowChangeNews } from '@shared/forms/RowChangeNews';
import { severalRows } from '@shared/forms/RowsNotDone';
import { useRowChanges } from '@shared/forms/useRowChanges';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import type { LocationRow } from '../model/answers';
import { activityRecord, activityTexts } from '../state/activity';
import { moves, moveTexts } from '../state/moves';
import { DeactivateDialog } from './DeactivateDialog';
import { MoveDialog } from './MoveDialog';

/** What is done with a location beside editing it. */
export interface StockTask {
  kind: 'move' | 'deactivate' | 'activate';
  location: LocationRow;
}

interface Props extends TaskProps<StockTask> {
  locations: readonly LocationRow[];
}

/** What moves stock, deactivates and activates locations, says how it went, and takes it back. */
export function Stocking({ locations, onTasks }: Props) {
  const [opened, setOpened] = useState<StockTask | null>(null);
  const activity = useRowChanges(activityRecord);
  const moving = useRowChanges(moves);
  useTasks<StockTask>(onTasks, (task, mayOpen) => {
    // Undo is for what was done last.
    activity.dismiss(activity.ended);
    moving.dismiss(moving.ended);
    if (task.kind === 'activate') void activity.run([task.location], { isActive: true });
    else if (mayOpen) setOpened(task);
  });
  const close = () => setOpened(null);
  if (opened?.kind === 'move') {
    return <MoveDialog from={opened.location} {...{ locations, moving }} onClose={close} />;
  }
  if (opened) {
    const { location } = opened;
    const move = () => setOpened({ kind: 'move', location });
    return <DeactivateDialog {...{ location, activity }} onMove={move} onClose={close} />;
  }
  return (
    <>
      <RowChangeNews changes={activity} texts={activityTexts} />
      <RowChangeNews
        changes={moving}
        texts={moveTexts(locations)}
        several={severalRows}
        rowOf={({ edits }) => edits.at}
      />
    </>
  );
}
