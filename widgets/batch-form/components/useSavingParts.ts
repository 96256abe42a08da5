import { useCallback, useEffect, useState } from 'react';

const loadParts = () => import('./savingParts');

export type SavingParts = Awaited<ReturnType<typeof loadParts>>;

/**
 * The code of saving, null until it is here. It is fetched once the form stands; what calls the second one asks for it
 * again where it did not come, and gets null where it does not come either.
 */
export function useSavingParts(): [SavingParts | null, () => Promise<SavingParts | null>] {
  const [parts, setParts] = useState<SavingParts | null>(null);
  const fetchParts = useCallback(async () => {
    const found = await loadParts().catch(() => null);
    if (found) setParts(found);
    return found;
  }, []);
  useEffect(() => {
    void loadParts().then(setParts, () => undefined);
  }, []);
  return [parts, fetchParts];
}
