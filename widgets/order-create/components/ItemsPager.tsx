import { t } from '@shared/page/i18n';
import { Pager } from '@shared/lists/Pager';
import { pageSizes } from '../model/address';
import type { OrderItems } from '../model/order';
import { showRows } from '../state/thunks';
import { useAppDispatch } from '../state/slice';

/** Where the page of the grid stands among all items, and the ways to the others. */
export function ItemsPager({ page }: { page: OrderItems }) {
  const dispatch = useAppDispatch();
  return (
    <Pager
      label={t('Pages of items')}
      page={page.page}
      perPage={page.per_page}
      count={page.result_count}
      onPage={(to) => void dispatch(showRows({ page: to }))}
      onPerPage={(perPage) => void dispatch(showRows({ perPage }))}
      rowChoices={pageSizes}
    />
  );
}
