import { useEffect } from 'react';
import { useLazy } from '@shared/ui/useLazy';
import type * as editingParts from './components/editing';
import { usePermissions } from './usePermissions';

const loadEditing = () => import('./components/editing');

/** What changes the items. */
export interface Editing {
  /** Null for those who may not, and until its code is there. */
  parts: typeof editingParts | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches what changes the items beside what shows them, once they are looked at. */
export function useEditing(isLookedAt: boolean): Editing {
  const may = usePermissions();
  const [code, load] = useLazy(loadEditing);
  const isWanted = isLookedAt && may.edit && code.status === 'idle';
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return {
    parts: may.edit && code.status === 'ready' ? code.value : null,
    hasFailed: code.status === 'failed',
    retry: load,
  };
}
