import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Takes each task up once, by what is there when it comes; null is none. */
export function useTaken<Task extends object>(task: Task | null, take: (task: Task) => void) {
  const latest = useLatest(take);
  useEffect(() => {
    if (task) latest.current(task);
  }, [task, latest]);
}
