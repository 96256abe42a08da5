import { useMemo } from 'react';
import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { isNarrowed } from '@shared/lists/listQuery';
import { Pager } from '@shared/lists/Pager';
import { countFor, usePageWithin, type ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { Later } from '@shared/ui/Later';
import type { FilterName } from '../model/query';
import { useAppSelector } from '../state/slice';
import { userColumns } from './userColumns';
import { UserFilters } from './UserFilters';
import { useViewMode } from './useViewMode';

interface Props {
  list: ListQueryState<FilterName>;
  answer: UsersAnswer;
  /** The id of who looks. */
  own: Id | null;
  /** Newer users are on their way: those that are shown may be of another page. */
  isReading: boolean;
  /** Null where nothing can be changed. */
  onEdit: ((user: ListedUser) => void) | null;
}

const loadCards = async () => (await import('./UserCards')).UserCards;

const keyOf = ({ id }: ListedUser) => String(id);

/** What of the list is looked at, as a table or as cards, and the ways to the rest of it. */
export function UserBrowser({ list, answer, own, isReading, onEdit }: Props) {
  const locale = useLocale();
  const [mode, setMode] = useViewMode();
  const { query, change, clear } = list;
  const { users, count } = answer;
  const load = useAppSelector((state) => state.users);
  const page = usePageWithin(list, countFor(load, query));
  const columns = useMemo(
    () => userColumns({ answer, own, locale, onEdit }),
    [answer, own, locale, onEdit],
  );
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  if (count === 0 && !isNarrowed(query) && !isReading) return <NothingYet />;

  return (
    <>
      <UserFilters {...{ list, answer, mode, sort }} onMode={setMode} />
      {count === 0 && !isReading ? (
        <NothingFits onClear={clear} />
      ) : (
        <>
          {mode === 'cards' ? (
            <Later load={loadCards} props={{ answer, own, locale, onEdit, isDimmed: isReading }} />
          ) : (
            <DataTable
              label={t('Users')}
              rows={users}
              rowKey={keyOf}
              count={count}
              before={(page - 1) * query.perPage}
              {...sort}
              isDimmed={isReading}
            />
          )}
          <Pager
            label={t('Pages of users')}
            page={page}
            perPage={query.perPage}
            count={count}
            onPage={(to) => change({ page: to })}
            onPerPage={(perPage) => change({ perPage })}
          />
        </>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState icon={boxIcon} title={t('There are no users yet.')}>
    {t('Everybody who may sign in for your business is shown here.')}
  </EmptyState>
);

const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={searchIcon}
    title={t('No user fits.')}
    actions={
      <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
        {t('Clear search and filters')}
      </button>
    }
  />
);
