import type { ReactNode } from 'react';
import type { FilterKind } from './chipsOf';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { NarrowFilters, type Sort } from './NarrowFilters';
import { SearchField } from './SearchField';
import { Toolbar } from './Toolbar';
import type { NarrowedList } from './useListQuery';

interface Props<Name extends string> {
  /** What is narrowed, for screen readers: "Batches". */
  label: string;
  /** "Search batches". */
  searchLabel: string;
  /** How much is shown; read out when it changes. */
  count: string;
  list: NarrowedList<Name>;
  kinds: readonly FilterKind<NoInfer<Name>>[];
  /** The order of the table under it, whose heads go where it is narrow. */
  sort?: Sort;
  /** Is told when a search begins to be typed, and once it is looked for. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
  /** Further ways to narrow it, after the filters. */
  children?: ReactNode;
  /** At the end of the row: order, undo, export. */
  tools?: ReactNode;
}

/** What is looked for in a list, what is let through, and under it a chip for each filter that is on. */
export function ListFilters<Name extends string>({ list, kinds, ...props }: Props<Name>) {
  const { query, change } = list;
  const { filters, filterText } = query;
  return (
    <>
      <Toolbar
        label={props.label}
        count={props.count}
        search={
          <SearchField
            label={props.searchLabel}
            value={filterText}
            onSearch={(text) => change({ filterText: text })}
            onTyping={props.onTyping}
          />
        }
        filters={
          <>
            {kinds.map(
              ({ name, label, options, isElsewhere }) =>
                options.length > 0 &&
                !isElsewhere && (
                  <FilterButton
                    key={name}
                    label={label}
                    options={options}
                    chosen={filters[name]}
                    isMultiple
                    onChoose={(values) => change({ filters: { ...filters, [name]: values } })}
                  />
                ),
            )}
            {props.children}
            <NarrowFilters kinds={kinds} list={list} sort={props.sort} count={props.count} />
          </>
        }
        tools={props.tools}
      />
      {kinds.some(({ name }) => filters[name].length > 0) && (
        <FilterChips kinds={kinds} list={list} />
      )}
    </>
  );
}
