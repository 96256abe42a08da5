import { MoneyField } from '@shared/forms/MoneyField';
import { RecordPage } from '@shared/forms/RecordPage';
import { TextField } from '@shared/forms/TextField';
import type { FormRecord } from '../model/answers';
import { recordKind } from '../state';

/** The fields, and what can be done with what is typed into them. */
export const Editor = ({ row, list }: { row: FormRecord; list: string }) => (
  <RecordPage kind={recordKind} row={row} list={list} isReadOnly={!row.canEdit}>
    {(form) => (
      <>
        <TextField {...form.text('name')} />
        <TextField {...form.text('note')} isOptional />
        <MoneyField {...form.number('fee')} isOptional />
      </>
    )}
  </RecordPage>
);
