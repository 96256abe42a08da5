import { useCallback, useMemo } from 'react';
import type { Column } from '@shared/grid/column';
import { readCount } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { useLineCells } from '@shared/sync/useLineCells';
import { useMoney } from '@shared/ui/useMoney';
import { cartNotes, useAppSelector } from '../state/slice';
import { lineAt, type MatrixRow, type MinimumRow, type Place } from './matrix';

/** Pixels: a location's name in two or three lines, and a product's in as many beside many locations. */
const placeWidth = 144;
const nameWidth = 240;
const fewPlaces = 5;

/** The name of the product, then a column of cases for each location. */
export function useMatrixColumns(places: readonly Place[], canEdit: boolean): Column<MatrixRow>[] {
  const locale = useLocale();
  const money = useMoney();
  return useMemo(() => {
    const read = readCount(locale);
    const missing = ({ groups }: MinimumRow, { id }: Place) => {
      const group = groups.get(id);
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
        ...(places.length > fewPlaces && { width: nameWidth }),
      },
      ...places.map((place, at): Column<MatrixRow> => ({
        id: String(at),
        header: place.name,
        width: placeWidth,
        isNumber: true,
        text: (row) =>
          row.kind === 'minimum' ? missing(row, place) : casesOf(lineAt(row, place).quantity),
        ...(canEdit && {
          edit: {
            value: (row) => (row.kind === 'minimum' ? null : String(lineAt(row, place).quantity)),
            read,
            inputMode: 'numeric' as const,
          },
        }),
      })),
    ];
  }, [places, canEdit, locale, money]);
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
export function useCellState(places: readonly Place[]) {
  const pending = useAppSelector((state) => state.pending);
  return useLineCells<MatrixRow>({
    pending: useMemo(() => pending.map(({ key }) => key), [pending]),
    notes: useAppSelector(cartNotes.select),
    lineAt: useCallback(
      (row, columnId) => {
        const place = places[Number(columnId)];
        return row.kind === 'product' && place ? lineAt(row, place).key : null;
      },
      [places],
    ),
  });
}
