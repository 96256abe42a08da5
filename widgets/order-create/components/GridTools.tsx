import { CheckField } from '@shared/forms/CheckField';
import { t } from '@shared/page/i18n';
import { SortSelect } from '@shared/lists/SortSelect';
import { boxed } from '../model/query';
import { filterRows, showRows } from '../state/thunks';
import { selectView } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { ColumnChoice } from './ColumnChoice';
import { Filters } from './Filters';

/** What stands over the grid: filters, order and columns. */
export function GridTools() {
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
      tools={
        <>
          <SortSelect
            options={(page?.order_by_options ?? []).flatMap(({ value, label }) => [
              { value, label: t('Sort: %(name)s', { name: label }) },
              { value: `-${value}`, label: t('Sort: %(name)s, descending', { name: label }) },
            ])}
            value={query.orderBy}
            onChange={(orderBy) => void dispatch(showRows({ orderBy }))}
          />
          <ColumnChoice />
        </>
      }
    >
      <CheckField
        label={t('Only rows with errors')}
        isOn={query.filters.errors.length > 0}
        onToggle={(isOn) => void dispatch(filterRows({ errors: boxed(isOn) }))}
      />
    </Filters>
  );
}
