import { useEffect } from 'react';
import { CheckField } from '@shared/forms/CheckField';
import { t } from '@shared/i18n';
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
    <details className="ww-order-columns">
      <summary className="btn btn-sm btn-outline-secondary">{t('Columns')}</summary>
      <div className="ww-row" role="group" aria-label={t('Columns')}>
        {names.map(([id, name]) => (
          <CheckField
            key={id}
            label={name}
            isOn={!hidden.includes(id)}
            onToggle={(isOn) => dispatch(showColumn(id, isOn))}
          />
        ))}
      </div>
    </details>
  );
}
