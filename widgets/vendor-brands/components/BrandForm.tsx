import type { BrandFields, BrandsAnswer } from '@shared/contract/vendorBrands';
import { NoteField } from '@shared/forms/NoteField';
import type { RecordForm } from '@shared/forms/recordForm';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { RowNote } from '@shared/ui/RowNote';
import { doubleOf } from '../model/doubles';

interface Props {
  names: BrandsAnswer['brandNames'];
  form: RecordForm<BrandFields>;
}

/** A brand's own words: what it is called, what it says and where it is on the web. */
export const BrandForm = ({ names, form }: Props) => (
  <>
    <TextField {...form.text('name')} hint={<DoubleNote names={names} form={form} />} />
    <NoteField {...form.text('description')} isOptional />
    <TextField {...form.text('website')} inputMode="url" isOptional />
  </>
);

/** Said while it is typed; whether it may be is for the server to say. */
function DoubleNote({ names, form: { fields, draft } }: Props) {
  const double = doubleOf(names, fields.name, draft.id);
  if (!double) return null;
  return (
    <RowNote level="warning" role="status">
      {double.status === 'archived'
        ? t('An archived brand is called %(name)s. You can restore it instead.', {
            name: double.name,
          })
        : t('Another brand is called %(name)s already.', { name: double.name })}
    </RowNote>
  );
}
