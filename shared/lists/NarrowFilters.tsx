import { useState } from 'react';
import { t } from '../i18n';
import { Later } from '../ui/Later';
import type { FilterKind } from './chipsOf';
import type { Column } from './column';
import type { NarrowedList } from './useListQuery';

/** The order of a table, and what its heads do to it. */
export interface Sort {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'type' | 'isSortable'>[];
  orderBy: string;
  onSort: (orderBy: string) => void;
}

export interface NarrowProps<Name extends string> {
  kinds?: readonly FilterKind<NoInfer<Name>>[];
  list?: NarrowedList<Name>;
  sort?: Sort | undefined;
  /** How much is shown. */
  count?: string;
}

const loadDrawer = async () => (await import('./FiltersDrawer')).FiltersDrawer;

/**
 * Where a list is too narrow for heads and filters, which its style decides: one button, and all of them in a drawer
 * behind it.
 */
export function NarrowFilters<Name extends string>(props: NarrowProps<Name>) {
  const { kinds = [], list } = props;
  const on = Object.values<readonly string[]>(list?.query.filters ?? {}).flat().length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary ww-narrow-filters"
        onClick={() => setIsOpen(true)}
      >
        {kinds[0] ? t('Filters') : t('Sort')}
        {on > 0 && ` · ${on}`}
      </button>
      {isOpen && <Later load={loadDrawer} props={{ ...props, onClose: () => setIsOpen(false) }} />}
    </>
  );
}
