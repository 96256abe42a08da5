import { useLayoutEffect } from 'react';
import { useWidget } from '../mount/WidgetContext';

/**
 * Keeps the focus in a dialog of a widget in a shadow root: to its base, which asks the document, the focus is
 * never inside one. The rest of the page is inert while the dialog is there. Returns whether it is so.
 */
export function useInertPage(): boolean {
  const { portal } = useWidget();
  const shadow = portal().getRootNode();
  const outer = shadow instanceof ShadowRoot ? shadow.host : null;
  useLayoutEffect(() => {
    const others = [...(outer?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== outer && !element.inert,
    );
    for (const other of others) other.inert = true;
    return () => {
      for (const other of others) other.inert = false;
    };
  }, [outer]);
  return outer !== null;
}
