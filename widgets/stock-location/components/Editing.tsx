import { useState } from 'react';
import type { ListedLocation } from '@shared/contract/stockLocation';
import { RecordDialog } from '@shared/forms/RecordDialog';
import { RowChangeNews } from '@shared/forms/RowChangeNews';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { useRowChanges } from '@shared/forms/useRowChanges';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import { Toast } from '@shared/ui/Toast';
import type { StockLocationConfig } from '../config';
import { usageText } from '../model/words';
import { activityRecord } from '../state/activityRecord';
import { locationRecord } from '../state/locationRecord';
import { activityTexts } from './activityTexts';
import { DeactivateDialog } from './DeactivateDialog';
import { LocationForm } from './LocationForm';
import { MoveDialog, type MoveNews } from './MoveDialog';
import type { Task } from './task';

interface Props extends TaskProps<Task> {
  config: StockLocationConfig;
  locations: readonly ListedLocation[];
}

/** What changes locations and moves their stock, and says how it went. */
export function Editing({ config, locations, onTasks }: Props) {
  const [opened, setOpened] = useState<Task | null>(null);
  const [moved, setMoved] = useState<MoveNews | null>(null);
  const activity = useRowChanges(activityRecord);
  const editor = useRecordEditor(locationRecord, {
    list: config.urls.stockLocations,
    rows: locations,
  });

  const take = (task: Task, mayOpen: boolean) => {
    if (task.kind === 'edit') {
      editor.take(task.location, mayOpen);
      return;
    }
    if (task.kind === 'activate') void activity.run([task.location], { isActive: true });
    else if (mayOpen) {
      activity.dismiss();
      setOpened(task);
    } else return;
    setMoved(null);
  };
  useTasks(onTasks, take);
  const close = () => setOpened(null);
  return (
    <>
      <RecordDialog
        editor={editor}
        textOf={(name, fields) =>
          name === 'isShippedFrom' ? usageText(fields.isShippedFrom) : fields[name]
        }
      >
        {(form) => <LocationForm form={form} />}
      </RecordDialog>
      <RowChangeNews
        changes={activity}
        texts={activityTexts}
        // To deactivate one is asked first.
        canUndo={({ isActive }) => isActive === false}
      />
      {moved && <MoveResult news={moved} onDismiss={() => setMoved(null)} />}
      {opened?.kind === 'move' && (
        <MoveDialog
          from={opened.location}
          locations={locations}
          onTell={setMoved}
          onClose={close}
        />
      )}
      {opened?.kind === 'deactivate' && (
        <DeactivateDialog
          location={opened.location}
          onTell={activity.tell}
          onMove={() => take({ kind: 'move', location: opened.location }, true)}
          onClose={close}
        />
      )}
    </>
  );
}

const MoveResult = ({
  news: { says, failure },
  onDismiss,
}: {
  news: MoveNews;
  onDismiss: () => void;
}) =>
  failure ? (
    <FailureAlert failure={failure}>{says}</FailureAlert>
  ) : (
    <Toast key={says} says={says} onDismiss={onDismiss} />
  );
