import { memo } from 'react';
import { rowFocus } from '../focus/useFocus';
import { useDomId } from '../mount/WidgetContext';
import { namesOf } from '../answers/namesOf';
import { FactLine } from '../ui/FactLine';
import type { CellState, GridSource } from './column';
import { GridCell, type Typing } from './GridCell';

interface Props<Row> {
  row: Row;
  index: number;
  source: GridSource<Row>;
  /** The active column when the active cell is in this row. */
  activeColumn: number | null;
  /** The selected columns of a range, null where the row is not in one. */
  left: number | null;
  right: number | null;
  typing: Typing | null;
}

function GridRowOf<Row>({ row, index, source, activeColumn, left, right, typing }: Props<Row>) {
  const notesId = useDomId();
  const { columns, keyOf, nameOf, stateOf, offset = 0 } = source;
  const states = columns.map(({ id }) => stateOf?.(row, id));
  const notes = states.filter((state) => state?.error ?? state?.note);
  const name = nameOf(row);
  return (
    <>
      <div
        role="row"
        aria-rowindex={offset + index + 2}
        data-row={keyOf(row)}
        data-focus={rowFocus(keyOf(row))}
        className="ww-grid-row"
      >
        {columns.map((column, at) => (
          <GridCell
            key={column.id}
            row={row}
            column={column}
            cellId={`${index}:${at}`}
            notesId={notes.length > 0 ? notesId : undefined}
            state={states[at]}
            look={{
              name,
              isActive: activeColumn === at,
              isSelected: left !== null && right !== null && at >= left && at <= right,
              columnIndex: at + 1,
            }}
            typing={activeColumn === at ? typing : null}
          />
        ))}
      </div>
      {notes.length > 0 && <Notes id={notesId} columns={columns} states={states} />}
    </>
  );
}

interface NotesProps<Row> {
  id: string;
  columns: GridSource<Row>['columns'];
  states: readonly (CellState | undefined)[];
}

/** What is wrong in a row and what else there is to say, across its whole width: a cell of numbers is too narrow for sentences. */
function Notes<Row>({ id, columns, states }: NotesProps<Row>) {
  return (
    <p className="ww-grid-notes" id={id}>
      {columns.map(
        (column, at) =>
          states[at]?.error && (
            <span key={column.id}>
              {!column.isRowName && <strong>{column.header}: </strong>}
              {states[at].error}{' '}
            </span>
          ),
      )}
      {states.map(
        (state, at) => state?.note && <FactLine key={columns[at]?.id} facts={state.note} />,
      )}
    </p>
  );
}

/** Rows are many and one of them changes: what a cell says counts, not which function says it. */
function isSameRow<Row>(before: Props<Row>, now: Props<Row>): boolean {
  const { source: old, ...was } = before;
  const { source, ...is } = now;
  return (
    namesOf(is).every((key) => is[key] === was[key]) &&
    old.columns === source.columns &&
    old.offset === source.offset &&
    source.columns.every(({ id }) =>
      isSameState(old.stateOf?.(was.row, id), source.stateOf?.(is.row, id)),
    )
  );
}

const isSameState = (one: CellState | undefined, other: CellState | undefined) =>
  one?.error === other?.error &&
  one?.was === other?.was &&
  one?.note === other?.note &&
  Boolean(one?.isPending) === Boolean(other?.isPending);

export const GridRow = memo(GridRowOf, isSameRow) as typeof GridRowOf;
