import type { Batch } from '../../../shared/contract/batches';
import { batchFields, type BatchField as FieldName } from '../batch';
import type { Edits } from '../edits';
import { fieldPath } from '../errors';
import { shown } from '../values';
import { useForm, type ErrorsByPath } from './FormContext';
import { TextField } from './TextField';

export interface FieldsProps {
  source: Batch;
  fields: Edits['fields'];
  errors: ErrorsByPath;
}

interface Props extends FieldsProps {
  field: FieldName;
  label: string;
  hint?: string | undefined;
}

/** One field of the batch itself. */
export function BatchField({ source, fields, errors, field, label, hint }: Props) {
  const { act } = useForm();
  const kind = batchFields[field];
  const path = fieldPath(field);
  const loaded = String(shown(kind, source[field]) ?? '');
  return (
    <TextField
      path={path}
      kind={kind}
      label={label}
      hint={hint}
      loaded={loaded}
      value={fields[field] ?? loaded}
      error={errors.get(path)}
      onChange={(text) => act({ type: 'fieldEdited', field, text, was: loaded })}
    />
  );
}

/** What a field of the batch shows now. */
export const valueOf = ({ source, fields }: FieldsProps, field: FieldName): string =>
  fields[field] ?? String(shown(batchFields[field], source[field]) ?? '');
