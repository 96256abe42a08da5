import { memo } from 'react';
import type { BatchChoices, BatchUnit, BatchVariant } from '../../../shared/contract/batches';
import { t } from '../../../shared/i18n';
import { variantFields, type VariantField } from '../batch';
import type { RowView } from '../edits';
import { rowPath } from '../errors';
import { shown, type Value } from '../values';
import { useForm, type ErrorsByPath } from './FormContext';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import { VariantActions } from './VariantActions';
import { VariantBadges } from './VariantBadges';

export interface RowProps {
  choices: BatchChoices;
  units: readonly BatchUnit[];
  errors: ErrorsByPath;
  onCopy: (view: RowView<BatchVariant>) => void;
  onRemove: (row: BatchVariant) => void;
}

/** The parts of a view are props of their own: views are made anew with each keystroke, what is in them is not. */
interface Props extends RowProps, RowView<BatchVariant> {}

/** One variant of the batch with its fields. */
export const VariantRow = memo(function VariantRow(props: Props) {
  const { row, values, isNew, choices, units, errors, onCopy, onRemove } = props;
  const { act, focusOn, prefix } = useForm();
  const path = rowPath('variants', row.id);
  const rowErrors = errors.get(path);

  const cell = (field: VariantField, label: string) => {
    const loaded = shown(variantFields[field], row[field]);
    const at = rowPath('variants', row.id, field);
    return {
      path: at,
      label,
      loaded,
      value: values[field] === undefined ? loaded : values[field],
      error: errors.get(at),
      isCell: true,
      onChange: (value: Value) => {
        act({ type: 'cellEdited', list: 'variants', id: row.id, field, value, was: loaded });
        // The row goes to its new unit, and the focus with it.
        if (field === 'cannabisBatchInventoryUnitId') focusOn(at);
      },
    };
  };
  const typed = (field: 'caseSize' | 'pullNumber' | 'stockId', label: string) => {
    const { loaded, value, ...rest } = cell(field, label);
    return {
      ...rest,
      kind: variantFields[field],
      loaded: String(loaded ?? ''),
      value: String(value ?? ''),
    };
  };

  return (
    <div
      className="ww-variant"
      id={prefix + path}
      role="group"
      tabIndex={-1}
      aria-label={row.productName}
    >
      <div className="ww-variant-what">
        <strong>{row.productName}</strong>
        <VariantBadges row={row} isNew={isNew} />
        {rowErrors && <span className="text-danger">{rowErrors.join(' ')}</span>}
      </div>
      <SelectField {...cell('packageSizeId', t('Package size'))} choices={choices.packageSizes} />
      <TextField {...typed('caseSize', t('Case size'))} />
      <TextField {...typed('pullNumber', t('Pull number'))} />
      <TextField {...typed('stockId', t('Stock ID'))} />
      <SelectField {...cell('cannabisBatchInventoryUnitId', t('Inventory unit'))} choices={units} />
      <VariantActions
        row={row}
        onCopy={() => onCopy({ row, values, isNew })}
        onRemove={() => onRemove(row)}
      />
    </div>
  );
});
