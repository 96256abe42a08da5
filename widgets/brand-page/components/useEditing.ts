import { useCallback, useMemo, useRef, useState } from 'react';
import { pageOf, sealed, startEditing, withStep, type Editing } from '../model/history';
import type { Page } from '../model/page';

/** Changes the page. `others` are all pages in which a new id must be free. */
export type Change = (page: Page, others: readonly Page[]) => Page;

/** The page that is edited, with its steps. What asks after an answer gets it as it is then. */
export function useEditing(base: Page) {
  const [editing, setEditing] = useState<Editing>(() => startEditing(base));
  const latest = useRef(editing);
  const update = useCallback((change: (editing: Editing) => Editing) => {
    latest.current = change(latest.current);
    setEditing(latest.current);
  }, []);
  const get = useCallback(() => latest.current, []);

  const does = useCallback(
    (name: string, change: Change, of: string | null = null) =>
      update((now) => {
        const others = [now.base, now.start, ...now.steps.map(({ page }) => page)];
        return withStep(now, { name, of, page: change(pageOf(now), others) });
      }),
    [update],
  );
  const seal = useCallback(() => update(sealed), [update]);
  const page = pageOf(editing);
  return useMemo(
    () => ({ editing, page, get, update, does, seal }),
    [editing, page, get, update, does, seal],
  );
}

export type EditingState = ReturnType<typeof useEditing>;
