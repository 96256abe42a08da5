import { RecordDialog } from '@shared/forms/RecordDialog';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { t } from '@shared/page/i18n';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import type { LocationRow } from '../model/answers';
import type { StockLocationConfig } from '../config';
import { usageText } from '../model/words';
import { locationRecord } from '../state/locationRecord';

/** A task is the location that is changed, null for a new one. */
interface Props extends TaskProps<LocationRow | null> {
  config: StockLocationConfig;
  locations: readonly LocationRow[];
}

/** What a location is called, where it is and what it is for. What is wrong with it is for the server to say. */
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
        name === 'isShippedFrom' ? usageText(fields.isShippedFrom) : String(fields[name])
      }
    >
      {(form) => (
        <>
          <TextField {...form.text('name')} />
          <TextField {...form.text('address')} isOptional />
          <TextField {...form.text('license')} isOptional />
          <SelectField
            {...form.frame('isShippedFrom')}
            choices={[false, true].map((value) => ({ id: String(value), name: usageText(value) }))}
            noneLabel={null}
            value={String(form.fields.isShippedFrom)}
            hint={t('Batches are kept at some locations, and orders leave from others.')}
            onChange={(value) => form.change({ isShippedFrom: value === 'true' })}
          />
        </>
      )}
    </RecordDialog>
  );
}
