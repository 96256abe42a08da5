import type { ReactNode } from 'react';
import { t, tn } from '../i18n';

/** The rows that a person has chosen, by their keys, and what can be done with them. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: string[]) => void;
  /** "EV-2609-0012", for the names of the boxes. */
  nameOf: (row: Row) => string;
  actions: ReactNode;
}

interface PickAllProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: Selection<Row>;
}

/** Selects all rows of the page, or none of them; those of other pages stay as they are. */
export function PickAll<Row>({ rows, rowKey, selection }: PickAllProps<Row>) {
  const { selected, onChange } = selection;
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.has(key)).length;
  const areAll = keys.length > 0 && chosen === keys.length;
  const handleChange = () => {
    const others = [...selected].filter((key) => !keys.includes(key));
    onChange(areAll ? others : [...others, ...keys]);
  };
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={tn('Select all %(count)s shown', 'Select all %(count)s shown', keys.length)}
      checked={areAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !areAll;
      }}
      onChange={handleChange}
    />
  );
}

interface PickProps<Row> {
  row: Row;
  rowKey: (row: Row) => string;
  selection: Selection<Row>;
}

/** Selects one row, or takes it out of what is selected. */
export function Pick<Row>({ row, rowKey, selection }: PickProps<Row>) {
  const { selected, onChange, nameOf } = selection;
  const key = rowKey(row);
  const isSelected = selected.has(key);
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={t('Select %(name)s', { name: nameOf(row) })}
      checked={isSelected}
      onChange={() =>
        onChange(isSelected ? [...selected].filter((each) => each !== key) : [...selected, key])
      }
    />
  );
}
