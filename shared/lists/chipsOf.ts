import type { FilterOption } from './FilterButton';
import type { ListQueryState } from './useListQuery';

/** A filter with what it offers. Without options it has no button, and a chip while it is on. */
export interface FilterKind<Name extends string> {
  name: Name;
  /** The field's name: "Stock location". */
  label: string;
  options: readonly FilterOption[];
  /** Its choices stand under a button that it shares with others. */
  isElsewhere?: boolean;
  /** How a value is read that is none of the options. */
  write?: (value: string) => string;
}

interface FilterChip {
  key: string;
  /** The field's name and what it lets through: "Stock location", "Main vault". */
  label: string;
  value: string;
  onRemove: () => void;
}

/** A chip for each value that is let through, and the way to let it through no more. */
export const chipsOf = <Name extends string>(
  kinds: readonly FilterKind<NoInfer<Name>>[],
  { query: { filters }, change }: Pick<ListQueryState<Name>, 'query' | 'change'>,
): FilterChip[] =>
  kinds.flatMap(({ name, label, options, write }) =>
    filters[name].map((value) => ({
      key: `${name} ${value}`,
      label,
      value: options.find((option) => option.value === value)?.label ?? write?.(value) ?? value,
      onRemove: () =>
        change({
          filters: { ...filters, [name]: filters[name].filter((each) => each !== value) },
        }),
    })),
  );
