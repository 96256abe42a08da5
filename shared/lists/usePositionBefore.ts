import { useEffect, useRef } from 'react';
import { focusedElement } from '../focus/focused';
import { useWidget } from '../mount/WidgetContext';
import { stateOf } from './useReturnPosition';

/**
 * Back from a search leads to where the page stood before the search field was gone to. The browser itself remembers
 * where it stood when something was typed: at the field. What this returns is called before a search makes its step.
 */
export function usePositionBefore(): () => void {
  const { root, host, name } = useWidget();
  const slot = `ww:before:${host.id || name}`;
  const top = useRef(0);
  useEffect(() => {
    // Before a key or a press leads to the field, which moves the page: keys of lists are heard at the window, after this.
    const handlePress = () => {
      if (!focusedElement(root)?.matches('[type=search]')) top.current = scrollY;
    };
    const handleBack = () => {
      const { [slot]: left, ...state } = stateOf();
      const before = left as { top: number; address: string } | undefined;
      // The step of the search has it, too: what a step keeps is handed on to the next.
      if (before?.address !== location.href) return;
      history.replaceState(state, '');
      // After what the browser brings back.
      requestAnimationFrame(() => scrollTo({ top: before.top, behavior: 'instant' }));
    };
    document.addEventListener('keydown', handlePress);
    document.addEventListener('pointerdown', handlePress);
    addEventListener('popstate', handleBack);
    return () => {
      document.removeEventListener('keydown', handlePress);
      document.removeEventListener('pointerdown', handlePress);
      removeEventListener('popstate', handleBack);
    };
  }, [root, slot]);
  return () => {
    const before = { top: top.current, address: location.href };
    history.replaceState({ ...stateOf(), [slot]: before }, '');
  };
}
