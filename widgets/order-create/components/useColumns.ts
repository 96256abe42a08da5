import { useMemo } from 'react';
import type { Column } from '@shared/grid/column';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import type { OrderItem } from '../model/order';
import { selectCanEdit, selectCanPrice, selectItemsBeingRemoved } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';
import { orderColumns } from './orderColumns';

/** The columns of the grid but those that are hidden. */
export function useColumns(hidden: readonly string[]): Column<OrderItem>[] {
  const money = useMoney();
  const locale = useLocale();
  const { currency } = useWidget().config;
  const canEdit = useAppSelector(selectCanEdit);
  const removing = useAppSelector(selectItemsBeingRemoved);
  const canPrice = useAppSelector(selectCanPrice) && canEdit;
  return useMemo(
    () =>
      orderColumns({ locale, currency, money, canEdit, canPrice, removing }).filter(
        ({ id }) => !hidden.includes(id),
      ),
    [canEdit, canPrice, currency, hidden, locale, money, removing],
  );
}
