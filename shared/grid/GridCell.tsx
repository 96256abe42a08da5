import { memo } from 'react';
import { t } from '../page/i18n';
import { CellEditor, type Draft, type Leave } from './CellEditor';
import type { CellState, Column } from './column';

interface Props<Row> {
  row: Row;
  column: Column<Row>;
  /** "row:column", for finding the cell of an event. */
  cellId: string;
  /** Of the row's messages, for screen readers. */
  notesId: string | undefined;
  state: CellState | undefined;
  look: CellLook;
  /** Of the editor; null while the cell is only shown. */
  typing: Typing | null;
}

export interface CellLook {
  name: string;
  isActive: boolean;
  isSelected: boolean;
  columnIndex: number;
}

export interface Typing {
  draft: Draft;
  error: string | null;
  news: string | null;
  onType: (text: string) => void;
  /** Returns whether the field goes: one with what was not taken stays. */
  onLeave: (text: string, how: Leave) => boolean;
}

function GridCellOf<Row>({ row, column, cellId, notesId, state, look, typing }: Props<Row>) {
  const isEditable = typeof column.edit?.value(row) === 'string';
  const { was, error, note, isPending } = state ?? {};
  const focusable = {
    role: column.isRowName ? 'rowheader' : 'gridcell',
    tabIndex: look.isActive ? 0 : -1,
  };
  return (
    <div
      {...focusable}
      aria-colindex={look.columnIndex}
      aria-selected={look.isSelected}
      aria-readonly={!isEditable}
      aria-busy={isPending ? true : undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined && note === undefined ? undefined : notesId}
      className={classOf(column, isEditable, look, state)}
      data-cell={cellId}
      data-label={column.header}
      data-was={was}
      title={was === undefined ? undefined : t('Was %(value)s', { value: was })}
    >
      {typing ? (
        <CellEditor
          {...typing}
          name={`${column.header}, ${look.name}`}
          inputMode={column.edit?.inputMode ?? 'text'}
        />
      ) : (
        (column.render?.(row) ?? column.text(row))
      )}
      {was !== undefined && !typing && (
        <span className="visually-hidden">{t('(was %(value)s)', { value: was })}</span>
      )}
    </div>
  );
}

const classOf = <Row,>(
  { isNumber, isRowName }: Column<Row>,
  isEditable: boolean,
  { isSelected }: CellLook,
  state: CellState | undefined,
) =>
  [
    'ww-cell',
    isNumber && 'ww-number',
    isRowName && 'ww-cell-name',
    isEditable && 'ww-cell-editable',
    isSelected && 'ww-cell-selected',
    state?.isPending && 'ww-dimmed',
    state?.error !== undefined && 'ww-cell-wrong',
    state?.was !== undefined && 'ww-cell-changed',
  ]
    .filter(Boolean)
    .join(' ');

export const GridCell = memo(GridCellOf) as typeof GridCellOf;
