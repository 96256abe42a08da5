import { t } from '../page/i18n';
import { EmptyState } from '../ui/EmptyState';
import { searchIcon } from '../ui/icons/search';
import { chipsOf, type FilterKind } from './chipsOf';
import type { NarrowedList } from './useListQuery';

interface Props<Name extends string> {
  /** "No product fits." */
  title: string;
  /** "Remove a filter to see more products." */
  says: string;
  kinds: readonly FilterKind<NoInfer<Name>>[];
  list: NarrowedList<Name>;
}

/** Instead of a list that leaves nothing: names what keeps everything out, each with a way to take it away. */
export function NothingFits<Name extends string>({ title, says, kinds, list }: Props<Name>) {
  const { query, change, clear } = list;
  const text = query.filterText.trim();
  const chips = chipsOf(kinds, list);
  return (
    <EmptyState
      icon={searchIcon}
      title={title}
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
      {says}
    </EmptyState>
  );
}
