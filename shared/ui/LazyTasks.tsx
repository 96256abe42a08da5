import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { hasDrafts } from '../drafts/hasDrafts';
import { focusedElement, mayTakeFocus } from '../focus/focused';
import { useWidget } from '../mount/WidgetContext';
import { useLatest } from '../useLatest';
import { DialogFailed } from './DialogFailed';
import { PartFailed } from './Later';
import { useLazy } from './useLazy';

/** Takes a task up. `mayOpen` is false where the person went on elsewhere until the code came: no dialog opens then. */
type Take<Task> = (task: Task, mayOpen: boolean) => void;

/** What a part whose code comes later is given, for `useTasks`. */
export interface TaskProps<Task> {
  onTasks: (take: Take<Task> | null) => void;
}

/**
 * A part of the screen that does what is asked of it, such as a dialog that edits a row, and whose code comes when it is
 * first asked. `load` is the same function each time.
 *
 * @example
 * const editor = useLazyTasks(loadUserEditor);
 * <UserBrowser onEdit={editor.open} />
 * <LazyTasks tasks={editor} props={{ answer }} />
 */
export function useLazyTasks<Task, Props extends TaskProps<Task>>(
  load: () => Promise<ComponentType<Props>>,
) {
  const [part, start] = useLazy(load);
  const take = useRef<Take<Task> | null>(null);
  const waiting = useRef<{ task: Task; from: Element | null } | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  /** Asks for a task, which is taken up at once or as soon as the code is there. */
  const open = useCallback(
    (task: Task) => {
      setIsAsked(true);
      if (take.current) {
        take.current(task, true);
        return;
      }
      waiting.current = { task, from: focusedElement() };
      start();
    },
    [start],
  );
  const onTasks = useCallback((taker: Take<Task> | null) => {
    take.current = taker;
    const first = waiting.current;
    if (!taker || !first) return;
    waiting.current = null;
    taker(first.task, mayTakeFocus(first.from));
  }, []);
  return { open, part, start, isAsked, onTasks };
}

interface Props<Task, PartProps extends TaskProps<Task>> {
  tasks: ReturnType<typeof useLazyTasks<Task, PartProps>>;
  props: Omit<PartProps, keyof TaskProps<Task>>;
}

/** Draws the part of `useLazyTasks`. Where somebody left drafts it comes without being asked, to offer or remove them. */
export function LazyTasks<Task, PartProps extends TaskProps<Task>>({
  tasks,
  props,
}: Props<Task, PartProps>) {
  const { part, start, isAsked, onTasks } = tasks;
  const { name } = useWidget();
  const [isNeeded] = useState(() => hasDrafts(name));
  useEffect(() => {
    if (isNeeded && part.status === 'idle') start();
  }, [isNeeded, part.status, start]);

  if (part.status === 'ready') {
    return <part.value {...({ ...props, onTasks } as unknown as PartProps)} />;
  }
  if (part.status !== 'failed') return null;
  return isAsked ? <DialogFailed /> : <PartFailed onRetry={start} />;
}

/** Has a part take up the tasks that it is asked for. */
export function useTasks<Task>(onTasks: TaskProps<Task>['onTasks'], take: Take<Task>) {
  const latest = useLatest(take);
  useEffect(() => {
    onTasks((task, mayOpen) => latest.current(task, mayOpen));
    return () => onTasks(null);
  }, [onTasks, latest]);
}
