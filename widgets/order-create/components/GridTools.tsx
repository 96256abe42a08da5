import type { ReactNode } from 'react';
import { CheckField } from '@shared/forms/CheckField';
import { t } from '@shared/page/i18n';
import { boxed } from '../model/query';
import { filterRows, showRows } from '../state/thunks';
import { selectView } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { Filters } from './Filters';

/** What stands over the grid: filters, and as `children` the tools beside them. */
export function GridTools({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const query = useAppSelector((state) => state.query);
  const page = useAppSelector((state) => selectView(state)?.page);
  return (
    <Filters
      label={t('Items')}
      searchLabel={t('Search items')}
      count={page?.result_count ?? 0}
      query={query}
      onChange={(part) => void dispatch(showRows(part))}
      sort={{
        columns: (page?.order_by_options ?? []).map(({ value, label }) => ({
          key: value,
          header: label,
          type: value === 'product_name' ? 'text' : 'number',
          isSortable: true,
        })),
        orderBy: query.orderBy,
        onSort: (orderBy) => void dispatch(showRows({ orderBy })),
      }}
      tools={children}
    >
      <CheckField
        label={t('Only rows with errors')}
        isOn={query.filters.errors.length > 0}
        onToggle={(isOn) => void dispatch(filterRows({ errors: boxed(isOn) }))}
      />
    </Filters>
  );
}
