import { useEffect } from 'react';
import { useLazy } from '@shared/ui/useLazy';

const loadSections = () => import('./Sections');

/** The code of the sections below the days. It is fetched while the batch is read, so nobody waits for it. */
export function useSections() {
  const [sections, load] = useLazy(loadSections);
  useEffect(() => {
    if (sections.status === 'idle') load();
  }, [sections.status, load]);
  return [sections, load] as const;
}
