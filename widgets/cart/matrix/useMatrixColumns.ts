import { useCallback, useMemo } from 'react';
import type { Column } from '@shared/grid/column';
import { readCount } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { useLineCells } from '@shared/sync/useLineCells';
import { useMoney } from '@shared/ui/useMoney';
import { cartNotes, useAppSelector } from '../state/slice';
import { columnOf, lineAt, type MatrixRow, type MinimumRow, type MatrixLocation } from './matrix';

/** Pixels: a location's name in two or three lines, and a product's in as many beside many locations. */
const locationWidth = 144;
const nameWidth = 240;
const fewLocations = 5;

/** The name of the product, then a column of cases for each location. */
export function useMatrixColumns(
  locations: readonly MatrixLocation[],
  canEdit: boolean,
): Column<MatrixRow>[] {
  const locale = useLocale();
  const money = useMoney();
  return useMemo(() => {
    const read = readCount(locale);
    const missing = ({ groups }: MinimumRow, { id }: MatrixLocation) => {
      const group = groups.get(String(id));
      if (!group) return '–';
      return group.missing === null
        ? t('reached')
        : t('Add %(amount)s more', { amount: money(group.missing) });
    };
    return [
      {
        id: 'product',
        header: t('Product'),
        text: nameOf,
        isRowName: true,
        ...(locations.length > fewLocations && { width: nameWidth }),
      },
      ...locations.map((location): Column<MatrixRow> => ({
        id: columnOf(location),
        header: location.name,
        width: locationWidth,
        isNumber: true,
        text: (row) =>
          row.kind === 'minimum' ? missing(row, location) : casesOf(lineAt(row, location).quantity),
        ...(canEdit && {
          edit: {
            value: (row) =>
              row.kind === 'minimum' ? null : String(lineAt(row, location).quantity),
            read,
            inputMode: 'numeric' as const,
          },
        }),
      })),
    ];
  }, [locations, canEdit, locale, money]);
}

export const nameOf = (row: MatrixRow): string =>
  row.kind === 'minimum'
    ? t('Minimum of %(seller)s', { seller: row.seller })
    : row.sample.packageSize && !row.sample.name.includes(row.sample.packageSize)
      ? `${row.sample.name}, ${row.sample.packageSize}`
      : row.sample.name;

/** An empty cell is easier to tell from an order than a 0. */
const casesOf = (quantity: number) => (quantity === 0 ? '' : String(quantity));

/** What there is to say of a cell: on its way, refused, or changed elsewhere. */
export function useCellState(locations: readonly MatrixLocation[]) {
  return useLineCells<MatrixRow>({
    pending: useAppSelector((state) => state.pending),
    notes: useAppSelector(cartNotes.select),
    lineAt: useCallback(
      (row, columnId) => {
        const location = locations.find((each) => columnOf(each) === columnId);
        return row.kind === 'product' && location ? lineAt(row, location).key : null;
      },
      [locations],
    ),
  });
}
