import { RecordDialog } from '@shared/forms/RecordDialog';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import type { LocationRow } from '../model/answers';
import type { StockLocationConfig } from '../config';
import { usageText } from '../model/words';
import { locationRecord } from '../state/locationRecord';
import { LocationForm } from './LocationForm';
import type { Task } from './task';

interface Props extends TaskProps<Task> {
  config: StockLocationConfig;
  locations: readonly LocationRow[];
}

const loadStocking = async () => (await import('./Stocking')).Stocking;

/** What changes a location or makes a new one; what moves stock, deactivates and activates comes when it is asked for. */
export function Editing({ config, locations, onTasks, isOff }: Props) {
  const stocking = useLazyTasks(loadStocking);
  const editor = useRecordEditor(locationRecord, {
    list: config.urls.stockLocations,
    rows: locations,
    isOff,
  });
  useTasks(onTasks, (task, mayOpen) => {
    if (task.kind === 'edit') editor.take(task.location, mayOpen);
    else if (mayOpen || task.kind === 'activate') stocking.open(task);
  });
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
      <LazyTasks tasks={stocking} isOff={isOff} props={{ locations }} />
    </>
  );
}
