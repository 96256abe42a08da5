import { memo } from 'react';
import type { BatchTerpene } from '@shared/contract/batches';
import { NumberField } from '@shared/forms/NumberField';
import { t } from '@shared/page/i18n';
import type { RowView } from '../model/edits';
import { rowPath } from '../model/paths';
import { shown } from '../model/values';
import { useForm } from './FormContext';

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
  const { act, isReadOnly, prefix } = useForm();
  const loaded = String(shown('number', row.percentage) ?? '');
  const value = String(values.percentage ?? loaded);
  return (
    <li className="ww-terpene">
      <NumberField
        id={prefix + rowPath('terpenes', row.id, 'percentage')}
        label={name}
        isPercent
        isReadOnly={isReadOnly}
        value={value}
        saved={loaded}
        was={value === loaded ? undefined : loaded}
        error={error}
        hint={isNew ? t('New, not saved') : undefined}
        onChange={(text) =>
          act({ type: 'edited', list: 'terpenes', id: row.id, field: 'percentage', value: text })
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
