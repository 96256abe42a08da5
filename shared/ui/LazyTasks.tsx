import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { focusedElement, mayTakeFocus } from '../focus/focused';
import { useWidget } from '../mount/WidgetContext';
import { draftsOf, openStorage } from '../page/storage';
import { PartFailed } from './LazyPart';
import { useLazy } from './useLazy';
import type { Take, TaskProps } from './useTasks';

/**
 * A part of the screen that does what is asked of it, such as a dialog that edits a row, and whose code comes when it is
 * first asked. `load` is the same function each time.
 *
 * @example
 * const editor = useLazyTasks(loadUserEditor);
 * <ListScreen columns={userColumns({ onEdit: editor.open })} … />
 * {answer && <LazyTasks tasks={editor} isOff={!canEdit} props={{ answer }} />}
 */
export function useLazyTasks<Task, Props extends TaskProps<Task>>(
  load: () => Promise<ComponentType<Props>>,
) {
  const [part, start] = useLazy(load);
  const take = useRef<Take<Task> | null>(null);
  const waiting = useRef<{ task: Task; from: Element | null }[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  /** Asks for a task, which is taken up at once or as soon as the code is there. */
  const open = useCallback(
    (task: Task) => {
      if (take.current) {
        take.current(task, true);
        return;
      }
      // Pressed twice is asked for once.
      const isAsked = waiting.current.some((other) => isSame(other.task, task));
      if (!isAsked) waiting.current.push({ task, from: focusedElement() });
      setIsWaiting(true);
      start();
    },
    [start],
  );
  /** What waits is not done any more. */
  const forget = useCallback(() => {
    waiting.current = [];
    setIsWaiting(false);
  }, []);
  const onTasks = useCallback(
    (taker: Take<Task> | null) => {
      take.current = taker;
      if (!taker) return;
      const tasks = waiting.current;
      forget();
      // All of them are done; only the last may open a dialog.
      tasks.forEach(({ task, from }, at) =>
        taker(task, at === tasks.length - 1 && mayTakeFocus(from)),
      );
    },
    [forget],
  );
  return { open, forget, isWaiting, part, start, onTasks };
}

interface Props<Task, PartProps extends TaskProps<Task>> {
  tasks: ReturnType<typeof useLazyTasks<Task, PartProps>>;
  /** Nobody may ask for anything: drafts are left alone. What was asked for before goes on, and is told of. */
  isOff: boolean;
  props: Omit<PartProps, keyof TaskProps<Task>>;
}

/** Draws the part of `useLazyTasks`. Where somebody left drafts it comes without being asked, to offer or remove them. */
export function LazyTasks<Task, PartProps extends TaskProps<Task>>({
  tasks,
  isOff,
  props,
}: Props<Task, PartProps>) {
  const { part, start, onTasks } = tasks;
  const { name } = useWidget();
  const [isNeeded] = useState(() =>
    openStorage('localStorage')
      .keys()
      .some((key) => key.startsWith(draftsOf(name))),
  );
  useEffect(() => {
    if (isNeeded && !isOff && part.status === 'idle') start();
  }, [isNeeded, isOff, part.status, start]);

  if (part.status === 'ready') {
    return <part.value {...({ ...props, onTasks, isOff } as unknown as PartProps)} />;
  }
  // What waits is done once the code is there.
  return part.status === 'failed' ? <PartFailed onRetry={start} /> : null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
