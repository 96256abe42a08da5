/** What of a list is looked at. It stands in the page's address. */
export interface ListQuery<Name extends string = string> {
  /** What is searched for, as it is typed. */
  filterText: string;
  /** For each filter the values that are let through; none lets everything through. */
  filters: Readonly<Record<Name, readonly string[]>>;
  /** A column's key, after a minus where the order is descending; empty for the server's order. */
  orderBy: string;
  /** From 1. */
  page: number;
  perPage: number;
}

export interface ListSpec<Name extends string> {
  /** The names of the filters, which are their names in the address too. */
  filters: readonly Name[];
  orderBy?: string;
  perPage?: number;
  /** How many rows of a page may be chosen, where it is not the usual; none where they are not to be. */
  rowChoices?: readonly number[];
}

/** Rows of a page where nobody chose another number, and what may be chosen. */
const usualRows = 25;
export const usualChoices: readonly number[] = [25, 50, 100];

/**
 * How the query of one list is written into an address and read from it, by the names of the specification:
 * `filter-text`, `order-by`, `page`, `per-page`. What everyone starts with is left out; what nobody could have
 * written is read as what everyone starts with.
 */
export function listAddress<Name extends string>(spec: ListSpec<Name>) {
  const { filters: names, orderBy = '', perPage = usualRows, rowChoices = usualChoices } = spec;
  const filtersBy = (valuesOf: (name: Name) => readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, valuesOf(name)])) as ListQuery<Name>['filters'];
  const start: ListQuery<Name> = {
    filterText: '',
    filters: filtersBy(() => []),
    orderBy,
    page: 1,
    perPage,
  };

  const write = (query: ListQuery<Name>): string => {
    const pairs = new URLSearchParams();
    if (query.filterText.trim()) pairs.set('filter-text', query.filterText);
    for (const name of names) {
      const values = query.filters[name];
      // A value may hold a comma itself.
      if (values.length > 0) pairs.set(name, values.map(encodeURIComponent).join(','));
    }
    if (query.orderBy !== orderBy) pairs.set('order-by', query.orderBy);
    if (query.page > 1) pairs.set('page', String(query.page));
    if (query.perPage !== perPage) pairs.set('per-page', String(query.perPage));
    return pairs.toString();
  };

  const read = (text: string): ListQuery<Name> => {
    const pairs = new URLSearchParams(text);
    const numberAt = (name: string) => {
      const value = pairs.get(name) ?? '';
      return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
    };
    const rows = numberAt('per-page');
    return {
      filterText: pairs.get('filter-text') ?? '',
      filters: filtersBy((name) => valuesOf(pairs.get(name) ?? '')),
      orderBy: pairs.get('order-by') ?? orderBy,
      page: numberAt('page') ?? 1,
      perPage: rows !== null && rowChoices.includes(rows) ? rows : perPage,
    };
  };

  /** Whether only the search differs, and the page that it led back to. */
  const isTyping = (before: string, now: string): boolean => {
    const rest = (text: string) => write({ ...read(text), filterText: '', page: 1 });
    return read(before).filterText !== read(now).filterText && rest(before) === rest(now);
  };

  return { start, write, read, isTyping };
}

/** What is asked of the server for one page, in the words of the specification; each screen adds its filters. */
export const pageQuery = ({ filterText, orderBy, page, perPage }: ListQuery) => ({
  'filter-text': filterText.trim() || undefined,
  'order-by': orderBy || undefined,
  page,
  'per-page': perPage,
});

const valuesOf = (text: string): readonly string[] =>
  text.split(',').flatMap((part) => {
    try {
      return part === '' ? [] : [decodeURIComponent(part)];
    } catch {
      return [];
    }
  });

/** How many pages so many rows fill; one where there is none. */
export const pagesOf = (count: number, perPage: number): number =>
  Math.max(1, Math.ceil(count / perPage));

/** Whether anything keeps rows out of the list. */
export const isNarrowed = ({ filterText, filters }: ListQuery): boolean =>
  filterText.trim() !== '' || Object.values(filters).some(({ length }) => length > 0);
