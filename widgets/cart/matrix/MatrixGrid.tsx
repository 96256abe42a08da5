import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CellEdit, GridHandle, GridSource } from '@shared/grid/column';
import { Grid } from '@shared/grid/Grid';
import { t } from '@shared/page/i18n';
import { noHistory, recorded, stepBack, stepForward, withoutRefused } from '@shared/sync/history';
import { useClearing } from '@shared/sync/useClearing';
import { setQuantities } from '../state/thunks';
import {
  focusMoved,
  selectCanEdit,
  selectLines,
  useAppDispatch,
  useAppSelector,
} from '../state/slice';
import { columnOf, lineAt, type MatrixRow, type MatrixLocation } from './matrix';
import { nameOf, useCellState, useMatrixColumns } from './useMatrixColumns';
import { useTypedCell } from './useTypedCell';

interface Props {
  rows: readonly MatrixRow[];
  locations: readonly MatrixLocation[];
}

/** Where a line stands. */
function cellIn(rows: readonly MatrixRow[], locations: readonly MatrixLocation[], lineKey: string) {
  for (const row of rows) {
    if (row.kind === 'minimum') continue;
    const location = locations.find((each) => lineAt(row, each).key === lineKey);
    if (location) return { rowKey: row.key, columnId: columnOf(location) };
  }
  return null;
}

/** Products down, locations across. Every edit goes the way of any other edit of the cart. */
export function MatrixGrid({ rows, locations }: Props) {
  const canEdit = useAppSelector(selectCanEdit);
  const dispatch = useAppDispatch();
  const history = useRef(noHistory);
  const columns = useMatrixColumns(locations, canEdit);
  const stateOf = useCellState(locations);
  const source = useMemo(
    (): GridSource<MatrixRow> => ({ rows, columns, keyOf: ({ key }) => key, nameOf, stateOf }),
    [rows, columns, stateOf],
  );

  // A row goes with its last line, and a column may, and an undo brings them back.
  const byKey = useRef(new Map<string, MatrixRow>());
  const byColumn = useRef(new Map<string, MatrixLocation>());
  useLayoutEffect(() => {
    for (const row of rows) byKey.current.set(row.key, row);
    for (const location of locations) byColumn.current.set(columnOf(location), location);
  }, [locations, rows]);

  // What an undo brings back takes the focus, here in its cell.
  const handle = useRef<GridHandle>(null);
  const focusKey = useAppSelector((state) => state.focusKey);
  useLayoutEffect(() => {
    if (!focusKey) return;
    const cell = cellIn(rows, locations, focusKey);
    if (cell) handle.current?.focusCell(cell.rowKey, cell.columnId);
    dispatch(focusMoved(null));
  }, [dispatch, focusKey, locations, rows]);

  const lineOf = ({ rowKey, columnId }: Pick<CellEdit, 'rowKey' | 'columnId'>) => {
    const row = byKey.current.get(rowKey);
    const location = byColumn.current.get(columnId);
    return row?.kind === 'product' && location ? lineAt(row, location) : null;
  };
  const send = (edits: readonly CellEdit[], how: Parameters<typeof setQuantities>[1]) => {
    const wanted = edits.flatMap((edit) => {
      const line = lineOf(edit);
      return line ? [{ line, quantity: Number(edit.to) }] : [];
    });
    dispatch(setQuantities(wanted, how));
  };
  const lines = useAppSelector(selectLines);
  /** Of a row that has gone, none: undo brings it back. */
  const valueNow = (edit: CellEdit) => {
    const line = lineOf(edit);
    return line ? String(lines.find(({ key }) => key === line.key)?.quantity ?? 0) : undefined;
  };
  const step = (found: ReturnType<typeof stepBack>) => {
    if (!found) return [];
    history.current = found.history;
    send(found.edits, { isReadFirst: true });
    return found.edits;
  };

  const edit = (edits: readonly CellEdit[], isSaidByGrid: boolean) => {
    history.current = recorded(history.current, edits);
    send(edits, { isSaidByGrid });
  };
  const [clear, clearDialog] = useClearing((cells) => edit(cells, false));
  const restored = useAppSelector((state) => state.restored);
  const typed = useTypedCell(lineOf, (lineKey) => cellIn(rows, locations, lineKey));

  return (
    <>
      {clearDialog}
      <Grid
        // Begins anew with what an earlier visit left.
        key={restored}
        label={t('Cases by product and location')}
        handle={handle}
        source={source}
        draft={typed}
        actions={{
          edit: (edits) => edit(edits, true),
          clear,
          refused: (edits) => {
            history.current = withoutRefused(history.current, edits);
          },
          undo: () => step(stepBack(history.current, valueNow)),
          redo: () => step(stepForward(history.current, valueNow)),
          reveal: (edit) => dispatch(focusMoved(lineOf(edit)?.key ?? null)),
        }}
      />
      {canEdit && (
        <p className="ww-muted">
          {t(
            'Paste a block from a spreadsheet into any cell. Empty cells of the block change nothing; a 0 removes the line.',
          )}
        </p>
      )}
    </>
  );
}
