import type { ReactNode } from 'react';
import { Later } from '../ui/Later';
import type { FilterKind } from './chipsOf';
import { FilterButton, loadFilterChips } from './FilterButton';
import type { ListQuery } from './listQuery';
import { SearchField } from './SearchField';
import { Toolbar } from './Toolbar';

interface Props<Name extends string> {
  /** What is narrowed, for screen readers: "Batches". */
  label: string;
  /** "Search batches". */
  searchLabel: string;
  /** How much is shown; read out when it changes. */
  count: string;
  query: Pick<ListQuery<NoInfer<Name>>, 'filterText' | 'filters'>;
  kinds: readonly FilterKind<Name>[];
  onSearch: (filterText: string) => void;
  /** Is told when a search begins to be typed, and once it was handed to `onSearch`. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
  onFilter: (filters: ListQuery<NoInfer<Name>>['filters']) => void;
  onClear: () => void;
  /** Further ways to narrow it, after the filters. */
  children?: ReactNode;
  /** At the end of the row: order, undo, export. */
  tools?: ReactNode;
}

/** What is looked for in a list, what is let through, and under it a chip for each filter that is on. */
export function ListFilters<Name extends string>(props: Props<Name>) {
  const { query, kinds, onFilter } = props;
  const { filters } = query;
  const set = (name: Name, values: readonly string[]) => onFilter({ ...filters, [name]: values });
  const isOn = kinds.some(({ name }) => filters[name].length > 0);
  return (
    <>
      <Toolbar
        label={props.label}
        count={props.count}
        search={
          <SearchField
            label={props.searchLabel}
            value={query.filterText}
            onSearch={props.onSearch}
            onTyping={props.onTyping}
          />
        }
        filters={
          <>
            {kinds.map(
              ({ name, label, options }) =>
                options.length > 0 && (
                  <FilterButton
                    key={name}
                    label={label}
                    options={options}
                    chosen={filters[name]}
                    isMultiple
                    onChoose={(values) => set(name, values)}
                  />
                ),
            )}
            {props.children}
          </>
        }
        tools={props.tools}
      />
      {isOn && (
        <Later
          load={loadFilterChips}
          props={{ kinds, filters, onFilter, onClear: props.onClear }}
        />
      )}
    </>
  );
}
