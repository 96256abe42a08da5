import { useRef } from 'react';
import { t } from '../page/i18n';
import { Icon } from '../ui/Icon';
import { closeIcon } from '../ui/icons/close';
import { chipsOf, type FilterKind } from './chipsOf';
import type { NarrowedList } from './useListQuery';

interface Props<Name extends string> {
  kinds: readonly FilterKind<NoInfer<Name>>[];
  list: NarrowedList<Name>;
}

/** The filters that are on, each with a way to take it away. Without any there is no row. */
export function FilterChips<Name extends string>({ kinds, list }: Props<Name>) {
  const chips = chipsOf(kinds, list);
  const row = useRef<HTMLDivElement>(null);
  /** Before a chip goes: moves the focus to the next one, or from the last one to “Clear filters”. */
  const moveFocusOn = (index: number) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    buttons[index + 1]?.focus();
  };
  return (
    <div ref={row} className="ww-filter-chips" hidden={chips.length === 0}>
      {chips.map(({ key, label, value, onRemove }, index) => (
        <button
          key={key}
          type="button"
          className="ww-filter-chip"
          aria-label={t('Remove the filter %(label)s: %(value)s', { label, value })}
          onClick={() => {
            moveFocusOn(index);
            onRemove();
          }}
        >
          <span>
            {label}: <bdi>{value}</bdi>
          </span>
          <Icon of={closeIcon} />
        </button>
      ))}
      <button type="button" className="btn btn-link" onClick={list.clear}>
        {t('Clear filters')}
      </button>
    </div>
  );
}
