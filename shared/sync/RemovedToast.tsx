import { t, tn } from '../page/i18n';
import { Toast } from '../ui/Toast';

interface Props<Removed> {
  /** What the next undo brings back. */
  removed: readonly Removed[];
  /** What is said where it is one thing: its name, and where it stood. */
  nameOf: (removed: Removed) => string;
  /** What does not come back as it was. */
  children?: string | false | undefined;
  /** Brings it back; the screen says where the focus goes. */
  onUndo: (first: Removed) => void;
  onDismiss: () => void;
}

/** Offers to bring back what went last; then what went before that. */
export function RemovedToast<Removed>({
  removed,
  nameOf,
  children,
  onUndo,
  onDismiss,
}: Props<Removed>) {
  const [first] = removed;
  if (first === undefined) return null;
  const says =
    removed.length === 1
      ? t('Removed %(name)s.', { name: nameOf(first) })
      : tn('Removed %(count)s item.', 'Removed %(count)s items.', removed.length);
  return (
    <Toast
      says={children ? `${says} ${children}` : says}
      onUndo={() => onUndo(first)}
      onDismiss={onDismiss}
    />
  );
}
