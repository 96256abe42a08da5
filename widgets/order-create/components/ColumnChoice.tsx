import { useEffect } from 'react';
import { t } from '@shared/page/i18n';
import { columnsIcon } from '@shared/ui/icons/columns';
import { Menu } from '@shared/ui/Menu';
import { rememberColumns, showColumn } from '../state/columnChoice';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Which columns the grid shows. The choice is remembered. */
export function ColumnChoice() {
  const dispatch = useAppDispatch();
  const hidden = useAppSelector((state) => state.hiddenColumns);
  useEffect(() => dispatch(rememberColumns()), [dispatch]);
  const names = [
    ['available', t('Available')],
    ['list_price', t('List price')],
    ['units', t('Units')],
    ['line_total', t('Total')],
  ] as const;
  return (
    <Menu
      label={t('Columns')}
      icon={columnsIcon}
      className="btn-outline-secondary"
      entries={names.map(([id, label]) => {
        const isOn = !hidden.includes(id);
        return { label, isOn, onSelect: () => dispatch(showColumn(id, !isOn)) };
      })}
    />
  );
}
