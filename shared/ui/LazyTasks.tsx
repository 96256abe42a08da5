import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { focusedElement, mayTakeFocus } from '../focus/focused';
import { useWidget } from '../mount/WidgetContext';
import { draftsOf, openStorage } from '../storage';
import { DialogFailed } from './DialogFailed';
import { PartFailed } from './Later';
import { useLazy } from './useLazy';
import type { Take, TaskProps } from './useTasks';

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
  const [isNeeded] = useState(() =>
    openStorage('localStorage')
      .keys()
      .some((key) => key.startsWith(draftsOf(name))),
  );
  useEffect(() => {
    if (isNeeded && part.status === 'idle') start();
  }, [isNeeded, part.status, start]);

  if (part.status === 'ready') {
    return <part.value {...({ ...props, onTasks } as unknown as PartProps)} />;
  }
  if (part.status !== 'failed') return null;
  return isAsked ? <DialogFailed /> : <PartFailed onRetry={start} />;
}
