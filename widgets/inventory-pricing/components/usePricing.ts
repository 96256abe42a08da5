import { useCallback, useMemo } from 'react';
import type { CellEdit } from '@shared/grid/column';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { cellsOfStep, changesOfCells } from '@shared/rows/gridCells';
import { rowsCode } from '@shared/rows/rowsCode';
import { useRowsEditor } from '@shared/rows/useRowsEditor';
import { fieldName, keyOf, type FieldName } from '../model/prices';
import type { Prices } from '../model/answers';
import { priceRows } from '../state/priceRows';
import { useCustomerRules } from './useCustomerRules';

const code = rowsCode(priceRows);

/**
 * What is changed and not saved, and how its saves go, cell by cell as a grid has it. `hasRules` where config has the
 * address of the customers' rules.
 */
export function usePricing({ rows, tiers, currency }: Prices, hasRules: boolean) {
  const { config } = useWidget();
  const locale = useLocale();
  const labelOf = useCallback((name: FieldName) => fieldName(name, tiers, locale), [tiers, locale]);
  const editor = useRowsEditor(code, { currency: currency ?? config.currency, labelOf });
  const byKey = useMemo(() => new Map(rows.map((row) => [keyOf(row), row])), [rows]);
  const rowOf = useCallback((key: string) => byKey.get(key), [byKey]);
  const { edit, undo, redo } = editor;
  return {
    ...editor,
    ...useCustomerRules(hasRules, editor.drafts, currency),
    /** As the server has it. */
    rowOf,
    /** Lays the edits over those that are there: what was typed, pasted or counted, as one step. */
    setChanges: (cells: readonly CellEdit[]) => edit(changesOfCells(priceRows, cells, rowOf)),
    undo: (): readonly CellEdit[] => cellsOfStep(priceRows, undo()),
    redo: (): readonly CellEdit[] => cellsOfStep(priceRows, redo()),
  };
}

export type Pricing = ReturnType<typeof usePricing>;
