import { useEffect } from 'react';
import { useLatest } from '../store/useLatest';

/** Takes a task up. `mayOpen` is false where the person went on elsewhere until the code came: no dialog opens then. */
export type Take<Task> = (task: Task, mayOpen: boolean) => void;

/** What a part of `useLazyTasks` is given. */
export interface TaskProps<Task> {
  onTasks: (take: Take<Task> | null) => void;
  /** Nothing may be asked for any more: no draft is offered. What was asked for before goes on, and is told of. */
  isOff: boolean;
}

/** Has a part take up the tasks that it is asked for. */
export function useTasks<Task>(onTasks: TaskProps<Task>['onTasks'], take: Take<Task>) {
  const latest = useLatest(take);
  useEffect(() => {
    onTasks((task, mayOpen) => latest.current(task, mayOpen));
    return () => onTasks(null);
  }, [onTasks, latest]);
}
