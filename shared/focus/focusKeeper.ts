import type { FocusKeeper } from './createFocusKeeper';
import { focusedElement } from './focused';

/** What a person does before anything in a widget can lose the focus. */
const firstSigns = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * The focus keeper of a mounted widget, whose code (1.3 kB) comes when a person first points at the widget, reaches it
 * by keyboard, or is given the focus: nothing is lost before. What is asked of it until then is done once it is there;
 * without a connection the focus stays where the browser puts it, and the next sign tries again.
 */
export function focusKeeper(host: HTMLElement, signal: AbortSignal): FocusKeeper {
  const parts = new Set<HTMLElement>();
  let coming: Promise<FocusKeeper | null> | null = null;
  let keeper: FocusKeeper | null = null;
  /** What had the focus before the code was there, the last one at the end: a dialog may open faster than it comes. */
  const earlier: HTMLElement[] = [];

  const load = async (): Promise<FocusKeeper | null> => {
    try {
      const { createFocusKeeper } = await import('./createFocusKeeper');
      if (signal.aborted) return null;
      keeper = createFocusKeeper(host, signal, earlier);
      for (const part of parts) {
        keeper.watch(part);
        for (const sign of firstSigns) part.removeEventListener(sign, prepare);
      }
      // It was pressed, and went, faster than the code came.
      const last = earlier.at(-1);
      if (last && !last.isConnected && host.isConnected && !focusedElement(host)) keeper.toTitle();
      return keeper;
    } catch {
      coming = null;
      return null;
    }
  };
  const prepare = (event: Event) => {
    const [target] = event.composedPath();
    if (event.type === 'focusin' && target instanceof HTMLElement) earlier.push(target);
    void (coming ??= load());
  };
  const withKeeper = (act: (ready: FocusKeeper) => void) => {
    if (keeper) act(keeper);
    else void (coming ??= load()).then((ready) => ready && act(ready));
  };

  return {
    watch: (part) => {
      parts.add(part);
      if (keeper) keeper.watch(part);
      else for (const sign of firstSigns) part.addEventListener(sign, prepare);
    },
    moveTo: (key) => withKeeper((ready) => ready.moveTo(key)),
    toTitle: () => withKeeper((ready) => ready.toTitle()),
    // Without it nobody has had the focus here.
    restore: () => keeper?.restore(),
  };
}
