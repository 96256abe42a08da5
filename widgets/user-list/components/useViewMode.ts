import { useCallback, useState } from 'react';
import { openStorage } from '@shared/storage';

export type ViewMode = 'table' | 'cards';

const storageKey = 'ww:user-list:view';

/** Whether this person looks at a table or at cards, kept on this computer. */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [mode, setMode] = useState<ViewMode>(() =>
    openStorage('localStorage').get(storageKey) === 'cards' ? 'cards' : 'table',
  );
  const choose = useCallback((next: ViewMode) => {
    setMode(next);
    openStorage('localStorage').set(storageKey, next);
  }, []);
  return [mode, choose];
}
