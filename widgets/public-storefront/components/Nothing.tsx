import { t } from '@shared/i18n';
import { chipsOf } from '@shared/lists/chipsOf';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import type { Menu } from '../model/menu';
import { isNarrowed, type FilterName } from '../model/query';
import { filterKinds } from './filterKinds';

interface Props {
  list: ListQueryState<FilterName>;
  menu: Menu;
}

/** In place of the products where there are none: nothing is on the menu, or a filter keeps it all out. */
export function Nothing({ list, menu }: Props) {
  const focusTitle = useFocusTitle();
  const { query, change } = list;
  const text = query.filterText.trim();
  // Each button goes with what it takes away.
  const leading = (then: () => void) => () => {
    focusTitle();
    then();
  };
  if (!isNarrowed(query)) {
    return (
      <EmptyState icon={boxIcon} title={t('Nothing is on this menu yet.')}>
        {t('Products appear here as soon as the seller shows them.')}
      </EmptyState>
    );
  }
  const ways = [
    ...(text === ''
      ? []
      : [
          {
            says: t('Search without “%(text)s”', { text }),
            act: () => change({ filterText: '' }),
          },
        ]),
    ...chipsOf(filterKinds(menu), list).map(({ label, value, onRemove }) => ({
      says: t('Without %(label)s: %(value)s', { label, value }),
      act: onRemove,
    })),
  ];
  return (
    <EmptyState
      icon={searchIcon}
      title={t('No product fits.')}
      actions={ways.map(({ says, act }) => (
        <button
          key={says}
          type="button"
          className="btn btn-outline-secondary"
          onClick={leading(act)}
        >
          {says}
        </button>
      ))}
    >
      {t('Remove a filter to see more products.')}
    </EmptyState>
  );
}
