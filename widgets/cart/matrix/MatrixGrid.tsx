import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BlockReport, CellEdit, GridHandle, GridSource } from '../../../shared/grid/column';
import { Grid } from '../../../shared/grid/Grid';
import { noHistory, recorded, stepBack, stepForward } from '../../../shared/grid/history';
import { t } from '../../../shared/i18n';
import { setQuantities } from '../state/flows';
import { focusMoved, useAppDispatch, useAppSelector } from '../state/slice';
import { lineAt, type MatrixRow, type Place } from './matrix';
import { PasteReport } from './PasteReport';
import { nameOf, useCellState, useMatrixColumns } from './useMatrixColumns';

interface Props {
  rows: readonly MatrixRow[];
  places: readonly Place[];
  canEdit: boolean;
}

/** Products down, locations across. Every edit goes the way of any other edit of the cart. */
export function MatrixGrid({ rows, places, canEdit }: Props) {
  const dispatch = useAppDispatch();
  const history = useRef(noHistory);
  const [report, setReport] = useState<BlockReport | null>(null);
  const columns = useMatrixColumns(places, canEdit);
  const stateOf = useCellState(places);
  const source = useMemo(
    (): GridSource<MatrixRow> => ({ rows, columns, keyOf: ({ key }) => key, nameOf, stateOf }),
    [rows, columns, stateOf],
  );

  // A row goes with its last line, and an undo brings it back.
  const byKey = useRef(new Map<string, MatrixRow>());
  useLayoutEffect(() => {
    for (const row of rows) byKey.current.set(row.key, row);
  }, [rows]);

  // What an undo brings back takes the focus, here in its cell.
  const handle = useRef<GridHandle>(null);
  const focusKey = useAppSelector((state) => state.focusKey);
  useLayoutEffect(() => {
    if (!focusKey) return;
    for (const row of rows) {
      if (row.kind === 'minimum') continue;
      const column = places.findIndex((place) => lineAt(row, place).key === focusKey);
      if (column >= 0) handle.current?.focusCell(row.key, String(column));
    }
    dispatch(focusMoved(null));
  }, [dispatch, focusKey, places, rows]);

  const send = (edits: readonly CellEdit[]) => {
    const wanted = edits.flatMap(({ rowKey, columnId, to }) => {
      const row = byKey.current.get(rowKey);
      const place = places[Number(columnId)];
      return row?.kind === 'product' && place
        ? [{ line: lineAt(row, place), quantity: Number(to) }]
        : [];
    });
    dispatch(setQuantities(wanted));
  };
  const step = (found: ReturnType<typeof stepBack>) => {
    if (!found) return;
    history.current = found.history;
    send(found.edits);
  };

  return (
    <>
      {report && <PasteReport report={report} onDismiss={() => setReport(null)} />}
      <Grid
        label={t('Cases by product and location')}
        handle={handle}
        source={source}
        actions={{
          edit: (edits) => {
            history.current = recorded(history.current, edits);
            send(edits);
          },
          pasted: setReport,
          undo: () => step(stepBack(history.current)),
          redo: () => step(stepForward(history.current)),
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
