import type { RecordForm } from '@shared/forms/recordForm';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { typedOf, type HeaderFields } from '../model/header';
import { ValueField } from './ValueField';

/** A header that is sent along: its name, and a value that nobody reads over a shoulder. */
export const HeaderForm = ({ form }: { form: RecordForm<HeaderFields> }) => (
  <>
    <TextField {...form.text('name')} isDisabled={form.isBusy} />
    <ValueField
      value={typedOf(form.fields.value) ?? ''}
      hint={form.isNew ? undefined : t('Leave it empty to keep the value that is there.')}
      error={form.errorsOf('value')}
      isDisabled={form.isBusy}
      // An emptied field is one in which nothing was typed.
      onChange={(typed) => form.change({ value: typed === '' ? form.draft.base.value : { typed } })}
    />
  </>
);
