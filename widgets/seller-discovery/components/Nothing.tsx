import { t } from '@shared/i18n';
import { chipsOf } from '@shared/lists/chipsOf';
import { isNarrowed } from '@shared/lists/listQuery';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import type { FilterName } from '../model/query';
import type { Sellers } from '../model/sellers';
import { filterKinds } from './filterKinds';

const NothingYet = () => (
  <EmptyState icon={boxIcon} title={t('There are no sellers yet.')}>
    {t('Sellers appear here as soon as they open for your location.')}
  </EmptyState>
);

interface Props {
  list: ListQueryState<FilterName>;
  sellers: Sellers;
}

/** In place of the sellers where there are none. */
export const Nothing = (props: Props) =>
  isNarrowed(props.list.query) ? <NothingFits {...props} /> : <NothingYet />;

/** Names what keeps the sellers out, each with a way to take it away. */
function NothingFits({ list, sellers }: Props) {
  const { query, change, clear } = list;
  const text = query.filterText.trim();
  const chips = chipsOf(filterKinds(sellers), list);
  return (
    <EmptyState
      icon={searchIcon}
      title={t('No seller fits.')}
      actions={
        <>
          {text !== '' && (
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => change({ filterText: '' })}
            >
              {t('Search without “%(text)s”', { text })}
            </button>
          )}
          {chips.map(({ key, label, value, onRemove }) => (
            <button
              key={key}
              type="button"
              className="btn btn-outline-secondary"
              onClick={onRemove}
            >
              {t('Without %(label)s: %(value)s', { label, value })}
            </button>
          ))}
          {chips.length + Number(text !== '') > 1 && (
            <button type="button" className="btn btn-plain" onClick={clear}>
              {t('Clear all')}
            </button>
          )}
        </>
      }
    >
      {t('Remove a filter to see more sellers.')}
    </EmptyState>
  );
}
