import type { ListedLocation } from '@shared/contract/stockLocation';
import { RecordDialog } from '@shared/forms/RecordDialog';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import type { StockLocationConfig } from '../config';
import { usageText } from '../model/words';
import { locationRecord } from '../state/locationRecord';
import { LocationForm } from './LocationForm';

interface Props extends TaskProps<ListedLocation | null> {
  config: StockLocationConfig;
  locations: readonly ListedLocation[];
}

/** The dialog that changes a location, or makes a new one. */
export function Editing({ config, locations, onTasks, isOff }: Props) {
  const editor = useRecordEditor(locationRecord, {
    list: config.urls.stockLocations,
    rows: locations,
    isOff,
  });
  useTasks(onTasks, editor.take);
  return (
    <RecordDialog
      editor={editor}
      textOf={(name, fields) =>
        name === 'isShippedFrom' ? usageText(fields.isShippedFrom) : fields[name]
      }
    >
      {(form) => <LocationForm form={form} />}
    </RecordDialog>
  );
}
