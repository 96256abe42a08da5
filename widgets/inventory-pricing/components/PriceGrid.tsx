import { useMemo, type RefObject } from 'react';
import type { CellState, GridHandle, GridSource } from '@shared/grid/column';
import { Grid } from '@shared/grid/Grid';
import type { WriteMoney } from '@shared/format/money';
import { t } from '@shared/i18n';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { isSameNumber } from '@shared/format/amounts';
import { problemOf } from '../model/problems';
import { isField, keyOf, titleOf, type PricedRow } from '../model/prices';
import type { FilterName } from '../model/view';
import { priceColumns } from './priceColumns';
import type { Pricing } from './usePricing';
import { valueText } from './words';

interface Props {
  /** Those that are shown, with what is typed over them. */
  rows: readonly PricedRow[];
  /** The row of a key as the server has it. */
  rowOf: (key: string) => PricedRow | undefined;
  pricing: Pricing;
  list: ListQueryState<FilterName>;
  handle: RefObject<GridHandle | null>;
  tiers: readonly number[];
  currency: string;
  money: WriteMoney;
  canEdit: boolean;
}

/** Prices as a spreadsheet: what is typed, pasted or counted waits for Save. */
export function PriceGrid(props: Props) {
  const { rows, rowOf, pricing, list, handle, tiers, currency, money, canEdit } = props;
  const locale = useLocale();
  const columns = useMemo(
    () => priceColumns({ locale, currency, money, tiers, canEdit }),
    [locale, currency, money, tiers, canEdit],
  );
  const source = useSource(rows, columns, pricing, money);
  const { orderBy } = list.query;
  const isDescending = orderBy.startsWith('-');
  const sortedBy = orderBy.replace(/^-/, '');
  return (
    <>
      <Grid
        label={t('Prices')}
        handle={handle}
        {...(canEdit && { help: t('Cells count too: +5%, -2, *1.1, /2 and =12.50.') })}
        source={source}
        sort={{
          columnId: sortedBy,
          isDescending,
          onSort: (id) =>
            list.change({ orderBy: id === sortedBy && !isDescending ? `-${id}` : id }),
        }}
        actions={
          canEdit
            ? {
                isSavedLater: true,
                isSaving: pricing.isBusy,
                edit: (edits) => pricing.setChanges(edits, rowOf),
                // It can be undone.
                clear: (cells) =>
                  pricing.setChanges(
                    cells.filter(({ from }) => from !== ''),
                    rowOf,
                  ),
                undo: pricing.undo,
                redo: pricing.redo,
              }
            : { edit: () => undefined }
        }
      />
    </>
  );
}

function useSource(
  rows: readonly PricedRow[],
  columns: GridSource<PricedRow>['columns'],
  { drafts, refusals }: Pricing,
  money: WriteMoney,
): GridSource<PricedRow> {
  return useMemo(() => {
    const stateOf = (row: PricedRow, columnId: string): CellState | undefined => {
      const key = keyOf(row);
      const said = refusals.get(key);
      const draft = drafts.get(key);
      if (!said && !draft) return undefined;
      const field = isField(columnId) ? columnId : null;
      const edit = field && draft?.edits[field];
      const saved = field && draft?.base[field];
      const isEdited =
        typeof edit === 'string' && typeof saved === 'string' && !isSameNumber(edit, saved);
      const refusal = said
        ?.filter((error) => error.field === (columnId === 'name' ? '' : columnId))
        .map(({ message }) => message)
        .join(' ');
      const problem = isEdited && field ? problemOf(field, edit) : null;
      const error = problem ?? refusal;
      return {
        ...(error && { error }),
        ...(isEdited && field && { was: valueText(field, saved, money) }),
      };
    };
    return { rows, columns, keyOf, nameOf: titleOf, stateOf };
  }, [rows, columns, drafts, refusals, money]);
}
