import type { UsersAnswer } from '@shared/contract/userList';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { ListFilters } from '@shared/lists/ListFilters';
import type { Sort } from '@shared/lists/NarrowFilters';
import { SortSelect } from '@shared/lists/SortSelect';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Segmented } from '@shared/ui/Segmented';
import { orders, type FilterName } from '../model/query';
import { filterKinds } from './filterKinds';
import type { ViewMode } from './useViewMode';

interface Props {
  list: ListQueryState<FilterName>;
  answer: UsersAnswer;
  mode: ViewMode;
  /** Of the table. */
  sort: Sort;
  onMode: (mode: ViewMode) => void;
}

const orderName = (order: (typeof orders)[number]): string =>
  ({
    name: t('Name, A to Z'),
    '-name': t('Name, Z to A'),
    role: t('Role'),
    '-lastSeen': t('Last seen, newest first'),
    lastSeen: t('Last seen, oldest first'),
  })[order];

/** What is looked for, what is let through, and how it is looked at. */
export function UserFilters({ list, answer, mode, sort, onMode }: Props) {
  const locale = useLocale();
  const { query, change } = list;
  const count = { count: formatCount(answer.count, locale) };
  // What is not shown is nothing to order by.
  const offered = orders.filter((order) => !answer.hasLimitedAccess || !order.includes('lastSeen'));
  return (
    <ListFilters
      label={t('Users')}
      searchLabel={t('Search users')}
      count={tn('%(count)s user found', '%(count)s users found', answer.count, count)}
      list={list}
      kinds={filterKinds(answer)}
      {...(mode === 'table' && { sort })}
      tools={
        <>
          {mode === 'cards' && (
            <SortSelect
              options={offered.map((value) => ({ value, label: orderName(value) }))}
              value={query.orderBy}
              onChange={(orderBy) => change({ orderBy })}
            />
          )}
          <Segmented
            label={t('View')}
            choices={[
              { value: 'table', label: t('Table') },
              { value: 'cards', label: t('Cards') },
            ]}
            value={mode}
            onChange={onMode}
          />
        </>
      }
    />
  );
}
