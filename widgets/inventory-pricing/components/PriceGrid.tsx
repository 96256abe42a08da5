import { useMemo, type RefObject } from 'react';
import type { CellState, GridHandle, GridSource } from '@shared/grid/column';
import { Grid } from '@shared/grid/Grid';
import { t } from '@shared/page/i18n';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { errorAt } from '@shared/rows/errorAt';
import { firstPrice, keyOf, titleOf, type PricedRow } from '../model/prices';
import type { FilterName } from '../model/view';
import { priceColumns } from './priceColumns';
import type { Pricing } from './usePricing';

interface Props {
  /** Those that are shown, with what is typed over them. */
  rows: readonly PricedRow[];
  pricing: Pricing;
  list: ListQueryState<FilterName>;
  handle: RefObject<GridHandle | null>;
  tiers: readonly number[];
  canEdit: boolean;
}

/** Prices as a spreadsheet: what is typed, pasted or counted waits for Save. */
export function PriceGrid({ rows, pricing, list, handle, tiers, canEdit }: Props) {
  const { facts, setChanges } = pricing;
  const columns = useMemo(
    () => priceColumns({ ...facts, tiers, canEdit }),
    [facts, tiers, canEdit],
  );
  const source = useSource(rows, columns, pricing);
  const { orderBy } = list.query;
  const isDescending = orderBy.startsWith('-');
  const sortedBy = orderBy.replace(/^-/, '');
  return (
    <Grid
      label={t('Prices')}
      handle={handle}
      {...(canEdit && { help: t('Cells count too: +5%, -2, *1.1, /2 and =12.50.') })}
      source={source}
      sort={{
        columnId: sortedBy,
        isDescending,
        onSort: (id) => list.change({ orderBy: id === sortedBy && !isDescending ? `-${id}` : id }),
      }}
      actions={
        canEdit
          ? {
              isSavedLater: true,
              isSaving: pricing.isBusy,
              edit: setChanges,
              // It can be undone.
              clear: (cells) => setChanges(cells.filter(({ from }) => from !== '')),
              undo: pricing.undo,
              redo: pricing.redo,
            }
          : { edit: () => undefined }
      }
    />
  );
}

function useSource(
  rows: readonly PricedRow[],
  columns: GridSource<PricedRow>['columns'],
  { drafts, refusals, facts, rulesOf }: Pricing,
): GridSource<PricedRow> {
  return useMemo(() => {
    const { kind, problemOf, textOf } = facts;
    const stateOf = (row: PricedRow, columnId: string): CellState | undefined => {
      const key = keyOf(row);
      const said = refusals.get(key);
      const draft = drafts.get(key);
      if (!said && !draft) return undefined;
      const field = kind.isName(columnId) ? columnId : null;
      const edit = field ? draft?.edits[field] : undefined;
      const isEdited =
        field && draft && edit !== undefined && !kind.isSame(edit, draft.base[field], field);
      const problem = isEdited ? problemOf(field, edit) : null;
      // Once of a row, under the first of its prices that is changed.
      const note = draft && firstPrice(draft.edits) === columnId && rulesOf?.(row);
      const error = problem ?? errorAt(kind, said, columnId, columnId === 'name');
      return {
        ...(error && { error }),
        ...(note && { note }),
        ...(isEdited && { was: textOf(field, draft.base[field]) }),
      };
    };
    return { rows, columns, keyOf, nameOf: titleOf, stateOf };
  }, [rows, columns, drafts, refusals, facts, rulesOf]);
}
