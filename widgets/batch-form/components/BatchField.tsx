import type { Batch } from '@shared/contract/batches';
import { DateField } from '@shared/forms/DateField';
import { NumberField } from '@shared/forms/NumberField';
import { TextField } from '@shared/forms/TextField';
import { batchFields, type BatchField as FieldName } from '../model/batch';
import { batchRow, type fieldsOf } from '../model/edits';
import { fieldPath } from '../model/paths';
import { fieldLabels } from '../model/labels';
import { shown } from '../model/values';
import { useForm, type ErrorsByPath } from './FormContext';

export interface FieldsProps {
  source: Batch;
  fields: ReturnType<typeof fieldsOf>;
  errors: ErrorsByPath;
}

interface Props extends FieldsProps {
  field: FieldName;
  hint?: string | undefined;
  isPercent?: boolean;
}

/** One field of the batch itself. */
export function BatchField({ source, fields, errors, field, hint, isPercent }: Props) {
  const { act, prefix, isReadOnly } = useForm();
  const path = fieldPath(field);
  const kind = batchFields[field];
  const loaded = String(shown(kind, source[field]) ?? '');
  const value = fields[field] ?? loaded;
  const props = {
    id: prefix + path,
    label: fieldLabels()[field],
    hint,
    isReadOnly,
    value,
    was: value === loaded ? undefined : loaded,
    error: errors.get(path),
    onChange: (text: string) =>
      act({ type: 'edited', list: 'batch', id: batchRow, field, value: text }),
  };
  if (kind === 'day') return <DateField {...props} />;
  if (kind === 'number') return <NumberField {...props} saved={loaded} isPercent={isPercent} />;
  return <TextField {...props} width="reference" />;
}

/** What a field of the batch shows now. */
export const valueOf = ({ source, fields }: FieldsProps, field: FieldName): string =>
  fields[field] ?? String(shown(batchFields[field], source[field]) ?? '');
