import { useCallback, useLayoutEffect, useState } from 'react';
import { useWidget } from '@shared/mount/WidgetContext';

interface Target {
  path: string;
}

/**
 * Moves the focus to a field of the form by its path, once it is drawn: the row may just have been added, or be
 * far from the window. `path` stays what it was last, so that such a row stays drawn.
 */
export function useFocusPath(prefix: string) {
  const { root } = useWidget();
  const [target, setTarget] = useState<Target | null>(null);
  // A new object each time: the same field can be asked for twice.
  const focusOn = useCallback((path: string) => setTarget({ path }), []);
  useLayoutEffect(() => {
    if (target) root.querySelector<HTMLElement>(`[id="${prefix}${target.path}"]`)?.focus();
  }, [prefix, root, target]);
  return { path: target?.path ?? null, focusOn };
}
