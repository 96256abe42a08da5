import type { StockLocationFields } from '@shared/contract/stockLocation';
import type { RecordForm } from '@shared/forms/recordForm';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/i18n';
import { usageText } from '../model/words';

/** What a location is called, where it is and what it is for. What is wrong with it is for the server to say. */
export const LocationForm = ({ form }: { form: RecordForm<StockLocationFields> }) => (
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
);
