import { useRef, useState } from 'react';
import type { Brand } from '@shared/contract/vendorBrands';
import { useAppDispatch, workEnded, workStarted } from '../state/slice';
import { changeStatus, type StatusChange } from '../state/statusThunks';

export type StatusTasks = ReturnType<typeof useStatusTasks>;

/** Archives and restores brands, each once however often it is asked for. */
export function useStatusTasks() {
  const dispatch = useAppDispatch();
  const underWay = useRef(new Set<Brand['id']>());
  const [change, setChange] = useState<StatusChange | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  return {
    /** How the last one ended, until it is dismissed. */
    change,
    isSearching,
    dismiss: () => setChange(null),
    /** Answers the brands that are as they were asked to be. */
    run: async (asked: readonly Brand[], to: Brand['status']): Promise<readonly Brand[]> => {
      const brands = asked.filter(({ id }) => !underWay.current.has(id));
      if (brands.length === 0) return [];
      for (const { id } of brands) underWay.current.add(id);
      setChange(null);
      dispatch(workStarted());
      const ended = await dispatch(changeStatus(brands, to, () => setIsSearching(true)));
      for (const { id } of brands) underWay.current.delete(id);
      dispatch(workEnded());
      setIsSearching(false);
      setChange(ended);
      return ended.done;
    },
  };
}
