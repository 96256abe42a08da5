import { memo } from 'react';
import type { BatchChoices, BatchUnit, BatchVariant } from '@shared/contract/batches';
import { NumberField } from '@shared/forms/NumberField';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { variantFields, type VariantField } from '../model/batch';
import type { RowView } from '../model/edits';
import { rowPath } from '../model/paths';
import { nameOfVariant, variantLabels } from '../model/labels';
import { shown, type Value } from '../model/values';
import { useForm, type ErrorsByPath } from './FormContext';
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
  const { act, focusOn, prefix, isReadOnly } = useForm();
  const path = rowPath('variants', row.id);
  const rowErrors = errors.get(path);
  const labels = variantLabels();
  const name = nameOfVariant(row);

  const cell = (field: VariantField) => {
    const saved = shown(variantFields[field], row[field]);
    const at = rowPath('variants', row.id, field);
    return {
      id: prefix + at,
      label: labels[field],
      saved,
      value: values[field] === undefined ? saved : values[field],
      error: errors.get(at),
      isCell: true,
      isReadOnly,
      onChange: (value: Value) => {
        act({ type: 'edited', list: 'variants', id: row.id, field, value });
        // The row goes to its new unit, and the focus with it.
        if (field === 'cannabisBatchInventoryUnitId') focusOn(at);
      },
    };
  };
  const typed = (field: 'caseSize' | 'pullNumber' | 'stockId') => {
    const { saved, value, ...rest } = cell(field);
    const [text, before] = [String(value ?? ''), String(saved ?? '')];
    return { ...rest, value: text, was: text === before ? undefined : before };
  };

  return (
    <div className="ww-variant" id={prefix + path} role="group" tabIndex={-1} aria-label={name}>
      <div className="ww-variant-what">
        <bdi className="ww-clamp ww-variant-name" title={name}>
          {name}
        </bdi>
        <VariantBadges row={row} isNew={isNew} />
        {rowErrors && (
          <span className="ww-note ww-note-danger">
            <span>{rowErrors.join(' ')}</span>
          </span>
        )}
      </div>
      <SelectField {...cell('packageSizeId')} choices={choices.packageSizes} />
      <NumberField
        {...typed('caseSize')}
        width="full"
        saved={String(cell('caseSize').saved ?? '')}
      />
      <TextField {...typed('pullNumber')} width="full" />
      <TextField {...typed('stockId')} width="full" />
      <SelectField {...cell('cannabisBatchInventoryUnitId')} choices={units} />
      <VariantActions
        row={row}
        onCopy={() => onCopy({ row, values, isNew })}
        onRemove={() => onRemove(row)}
      />
    </div>
  );
});
