import { memo } from 'react';
import type { BatchTerpene } from '../../../shared/contract/batches';
import { t } from '../../../shared/i18n';
import type { RowView } from '../edits';
import { rowPath } from '../errors';
import { shown } from '../values';
import { useForm } from './FormContext';
import { TextField } from './TextField';

interface Props extends RowView<BatchTerpene> {
  name: string;
  error: readonly string[] | undefined;
  onRemove: (row: BatchTerpene) => void;
}

/** One terpene: there is one row for each type. */
export const TerpeneRow = memo(function TerpeneRow({
  row,
  values,
  isNew,
  name,
  error,
  onRemove,
}: Props) {
  const { act, isReadOnly } = useForm();
  const path = rowPath('terpenes', row.id, 'percentage');
  const loaded = String(shown('number', row.percentage) ?? '');
  return (
    <li className="ww-terpene">
      <TextField
        path={path}
        kind="number"
        label={t('%(terpene)s (%%)', { terpene: name })}
        loaded={loaded}
        value={String(values.percentage ?? loaded)}
        error={error}
        hint={isNew ? t('New, not saved') : undefined}
        onChange={(value) =>
          act({
            type: 'cellEdited',
            list: 'terpenes',
            id: row.id,
            field: 'percentage',
            value,
            was: loaded,
          })
        }
      />
      {!isReadOnly && (
        <button
          type="button"
          className="btn-close"
          aria-label={t('Remove %(name)s', { name })}
          onClick={() => onRemove(row)}
        />
      )}
    </li>
  );
});
