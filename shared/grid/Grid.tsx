import { useImperativeHandle, useRef, type CSSProperties, type FocusEvent, type Ref } from 'react';
import { t, tn } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import type {
  CellEdit,
  Column,
  GridActions,
  GridDraft,
  GridHandle,
  GridSort,
  GridSource,
} from './column';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { GridRows } from './GridRows';
import { PasteReport } from './PasteReport';
import { isSingle, rangeOf } from './range';
import { useClipboard } from './useClipboard';
import { useEditing } from './useEditing';
import { useGridNews } from './useGridNews';
import { useKeys } from './useKeys';
import { usePasteReport } from './usePasteReport';
import { cellOf, usePointer } from './usePointer';
import { useSelection } from './useSelection';

interface Props<Row> {
  label: string;
  source: GridSource<Row>;
  actions: GridActions;
  sort?: GridSort;
  handle?: Ref<GridHandle>;
  draft?: GridDraft;
  /** What more there is to know of its keys, in a sentence. */
  help?: string;
}

/**
 * A table with the manners of a spreadsheet: arrows, Enter, Home, End and Page keys move, typing or F2 edits, Shift
 * selects a range, Shift and Ctrl with the space bar a row and a column, Ctrl+C, V, D, Z and Y copy, paste, fill down,
 * undo and redo. Tab goes on to the next cell while one edits, and otherwise out of the grid. Loaded with `import()`.
 * Where it is narrow its rows are lists of labelled values.
 */
export function Grid<Row>(props: Props<Row>) {
  const { label, source, actions, sort, handle, draft, help } = props;
  const helpId = useDomId();
  const table = useRef<HTMLDivElement>(null);
  const { rows, columns, keyOf, isSummary, total = rows.length } = source;
  const size = { rows: rows.length, columns: columns.length };
  const selecting = useSelection(table, source, draft?.initial);
  const { report, dismiss, reported, onPasted, onStep } = usePasteReport(source, actions);
  const { said, watched, sayStep } = useGridNews(source, reported);
  const editing = useEditing(source, selecting, watched, draft);
  const pointer = usePointer(selecting, editing);
  const taken = useClipboard(source, selecting, editing, watched, onPasted);
  const { fillDown, clear, ...clipboard } = taken;
  const focusCell = (rowKey: string, columnId: string) => {
    const row = rows.findIndex((found) => keyOf(found) === rowKey);
    const column = columns.findIndex(({ id }) => id === columnId);
    if (row >= 0) selecting.select({ row, column: Math.max(column, 0) });
    return row >= 0;
  };
  const tellStep = (edits: readonly CellEdit[]) => {
    sayStep(edits);
    onStep(edits);
    const [first] = edits;
    if (first && !focusCell(first.rowKey, first.columnId)) actions.reveal?.(first);
  };
  const own = {
    rows: before(rows, isSummary),
    columns: before(columns, (column) => column.isSummary),
  };
  const handleKey = useKeys({ size, own, selecting, editing, actions, fillDown, clear, tellStep });
  const { active } = selecting;
  const range = rangeOf(selecting);

  const selectedRows = () => rows.slice(range.top, range.bottom + 1).map(keyOf);
  useImperativeHandle(handle, () => ({ focusCell, tellStep, selectedRows }));

  const handleFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target);
    if (!cell) return;
    const isField = target instanceof HTMLInputElement;
    selecting.focused(cell, isField);
    // Firefox copies and pastes where the selection is, and a cell that takes the focus does not take that along.
    if (!isField) getSelection()?.collapse(target);
  };

  const rowAt = (index: number) => {
    const row = rows[index];
    if (row === undefined) return null;
    const isActive = index === active.row;
    const isSelected = !isSingle(range) && index >= range.top && index <= range.bottom;
    return (
      <GridRow
        key={keyOf(row)}
        row={row}
        index={index}
        source={source}
        activeColumn={isActive ? active.column : null}
        left={isSelected ? range.left : null}
        right={isSelected ? range.right : null}
        typing={isActive ? editing.typing : null}
      />
    );
  };

  return (
    <>
      {report && <PasteReport report={report} onDismiss={dismiss} />}
      <div className="ww-grid">
        <div className="ww-grid-scroll">
          <div
            ref={table}
            role="grid"
            tabIndex={-1}
            aria-label={label}
            aria-describedby={helpId}
            aria-rowcount={total + 1}
            aria-colcount={size.columns}
            aria-multiselectable="true"
            className="ww-grid-table"
            style={widths(columns)}
            onFocus={handleFocus}
            onBlur={selecting.blurred}
            onKeyDown={handleKey}
            {...pointer}
            {...clipboard}
          >
            <GridHead columns={columns} sort={sort} />
            <GridRows count={size.rows} pinned={active.row} rowAt={rowAt} />
          </div>
        </div>
        <div className="ww-grid-foot">
          <p className="ww-grid-help" id={helpId}>
            {editing.isFilling
              ? t(
                  'Tab goes to the next cell, Enter to the next row. Press Escape, then Tab to leave.',
                )
              : t(
                  'Arrow keys move. Type to change a cell, Enter takes it, Escape restores it. Tab leaves.',
                )}
            {help && ` ${help}`}
          </p>
          <p className="ww-grid-said" role="status">
            {isSingle(range)
              ? said
              : t('%(rows)s and %(columns)s selected.', {
                  rows: tn('%(count)s row', '%(count)s rows', range.bottom - range.top + 1),
                  columns: tn(
                    '%(count)s column',
                    '%(count)s columns',
                    range.right - range.left + 1,
                  ),
                })}
          </p>
        </div>
      </div>
    </>
  );
}

/** How many come before the first that is one of these. */
function before<Each>(
  all: readonly Each[],
  isOne: (each: Each) => boolean | undefined = () => false,
) {
  const index = all.findIndex(isOne);
  return index < 0 ? all.length : index;
}

/** What a column without a width has at least, in pixels. */
const leastWidth = 200;

/** Widths are those of text of 16 pixels, and grow with it. */
const sized = (pixels: number) => `calc(${pixels / 16} * var(--ww-rem))`;

/** Widths in the style sheet's own variables, so that it may do without them where the grid is narrow. */
const widths = <Row,>(columns: readonly Column<Row>[]) =>
  ({
    '--ww-grid-columns': columns
      .map(({ width }) => (width ? sized(width) : `minmax(${sized(leastWidth)}, 1fr)`))
      .join(' '),
    '--ww-grid-width': sized(columns.reduce((sum, { width = leastWidth }) => sum + width, 0)),
  }) as CSSProperties;
