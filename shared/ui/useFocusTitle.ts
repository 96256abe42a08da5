import { focusedElement } from '../focus/focused';
import { useWidget } from '../mount/WidgetContext';

/**
 * Returns a function that moves the focus to the title of the screen (`.ww-title` with tabIndex -1).
 * For a control that goes away when it is pressed: the focus would fall to the body with it. Inside a
 * dialog it does nothing, for the focus belongs to the dialog.
 */
export function useFocusTitle(): () => void {
  const { root } = useWidget();
  return () => {
    const focused = focusedElement(root);
    if (!focused || !root.contains(focused)) return;
    // Who presses with a pointer looks at where it is, and the page stays.
    const preventScroll = !focused.matches(':focus-visible');
    root.querySelector<HTMLElement>('.ww-title')?.focus({ preventScroll });
  };
}
