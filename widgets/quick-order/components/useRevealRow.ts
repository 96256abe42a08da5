import { useEffect, useRef, type RefObject } from 'react';
import type { CellEdit, GridHandle } from '@shared/grid/column';
import { useStepLead } from '@shared/rows/useStepLead';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLatest } from '@shared/store/useLatest';
import type { Listed } from '../model/answers';
import type { FilterName, SheetQuery } from '../model/query';
import { chosenLocations, noFilters } from '../model/query';
import { offeringsOf, type SheetRow } from '../model/rows';
import { columnOf, type OfferEdit } from '../model/sheet';
import { useAppSelector } from '../state/slice';

interface Parts {
  handle: RefObject<GridHandle | null>;
  list: ListQueryState<FilterName>;
  listed: Listed;
  rows: readonly SheetRow[];
  isReading: boolean;
}

/** Where a row was seen last, and what its product is called. */
interface Seen {
  query: SheetQuery;
  name: string;
}

interface Search {
  rowKey: string;
  name: string;
  /** What was listed before it was looked for. */
  before: Listed;
}

/**
 * Leads to the row of a step back or forward, among the rows with which it was seen last; where it is there no more,
 * among those that have its name. So it does where an earlier visit left something typed.
 */
export function useRevealRow({ handle, list, listed, rows, isReading }: Parts) {
  const seen = useRef(new Map<string, Seen>());
  const search = useRef<Search | null>(null);
  const { query, change } = list;
  const latest = useLatest(query);
  // With each answer: until it is there the query is that of rows to come.
  useEffect(() => {
    for (const { ref, product } of offeringsOf(listed))
      seen.current.set(ref.key, { query: latest.current, name: product.name });
  }, [latest, listed]);

  const isShown = (rowKey: string) => rows.some(({ key }) => key === rowKey);
  const byName = (name: string, location = query.filters.location) =>
    change({ filterText: name, filters: { ...noFilters, location } });
  const step = useStepLead({
    handle,
    isShown,
    reveal: (edit: CellEdit) => {
      const found = seen.current.get(edit.rowKey);
      // Every step was recorded with what its cells name.
      const { offer } = edit as OfferEdit;
      search.current = found ? { rowKey: edit.rowKey, name: found.name, before: listed } : null;
      if (found) change(found.query);
      // Its product, whose name comes first in it, for searches know nothing of sizes and batches.
      else byName(offer.name.replace(/,.*/, '').replace(/[\u2068\u2069]/g, ''));
    },
  });
  const restored = useAppSelector((state) => state.restored);
  const led = useRef<typeof restored>(null);
  useEffect(() => {
    if (restored === led.current) return;
    led.current = restored;
    const at = listed.locations.find(({ id }) => columnOf(id) === restored?.columnId);
    if (!restored || !at) return;
    const { rowKey, name } = restored;
    const shown = chosenLocations(listed.locations, query);
    const isThere = shown.includes(at);
    if (isThere && isShown(rowKey)) return;
    const location = isThere ? undefined : [...shown, at].map(({ id }) => String(id));
    byName(name ?? query.filterText, location);
  });
  useEffect(() => {
    const { current } = search;
    if (!current || isReading || listed === current.before) return;
    search.current = null;
    if (!isShown(current.rowKey)) byName(current.name);
  });
  return step;
}
