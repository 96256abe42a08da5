import { t } from '../page/i18n';
import { ButtonWithDialog } from '../ui/ButtonWithDialog';
import type { FilterKind } from './chipsOf';
import type { Column } from './column';
import { FiltersDrawer } from './FiltersDrawer';
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

/**
 * Where a list is too narrow for its header row and filters, which its style decides: one button, and all of them in a drawer
 * behind it.
 */
export function NarrowFilters<Name extends string>(props: NarrowProps<Name>) {
  const { list, sort } = props;
  const kinds = (props.kinds ?? []).filter(({ options }) => options.length > 0);
  const on = kinds.reduce((sum, { name }) => sum + (list?.query.filters[name].length ?? 0), 0);
  if (!kinds[0] && !sort) return null;
  return (
    <ButtonWithDialog
      className="btn-outline-secondary ww-narrow-filters"
      dialog={(close) => <FiltersDrawer {...props} onClose={close} />}
    >
      {kinds[0] ? t('Filters') : t('Sort')}
      {on > 0 && ` · ${on}`}
    </ButtonWithDialog>
  );
}
