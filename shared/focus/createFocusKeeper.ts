import { focusedElement, mayTakeFocus } from './focused';
import { intoSight } from './intoSight';
import {
  canTakeFocus,
  controlIn,
  dialogOf,
  gapOf,
  nearestTarget,
  noteRemoval,
  type Stop,
} from './stops';

/** Keeps the focus of a mounted widget from being lost, and moves it on request. */
export interface FocusKeeper {
  /** Keeps the focus of another part of the widget as well: of its dialogs, which stand elsewhere in the page. */
  watch: (part: HTMLElement) => void;
  /**
   * Gives the focus to what has this key in `data-focus`, or to the first control in it: at once, or as soon as it is
   * drawn. Whoever goes on to another control until then keeps the focus there.
   */
  moveTo: (key: string) => void;
  /** Gives the focus to the title of the screen, or of the drawer that is open over it. */
  toTitle: () => void;
  /** Gives the focus back to what had it, after a script of the page took the whole screen out and it came back. */
  restore: () => void;
}

/**
 * Moves the focus when its element goes: a button that goes when it is pressed, a row that is removed, a notice that is
 * put away, a control that is disabled. The nearest of these takes it:
 * - in a list, the item that follows, or the one before: what is marked `data-focus` in it;
 * - in an element marked `data-focus-group`, what is marked `data-focus` in it;
 * - in a dialog, what is marked so in it, or the dialog;
 * - what opened the dialog, when it is the dialog that goes;
 * - the title of the screen (`.ww-title` with tabIndex -1), or where there is none its first control.
 * Whoever went elsewhere, by a key or by clicking on nothing, has lost nothing, and keeps where they are.
 * `earlier` is what had the focus until now, one after the other.
 */
export function createFocusKeeper(
  host: HTMLElement,
  signal: AbortSignal,
  earlier: readonly HTMLElement[] = [],
): FocusKeeper {
  const parts = new Set<Element>();
  /** What had the focus before a dialog took it, by the dialog. */
  const openers = new Map<Element, Stop>();
  let current: Stop | null = null;
  /** Whether the person sees the focus: whoever uses a pointer looks at where it is, and the page stays. */
  let isSeen = true;
  let wanted: { key: string; from: Element | null } | null = null;
  /** What the keeper gave the focus to last. Nobody chose it. */
  let given: Element | null = null;

  const partOf = (node: Node) => [...parts].find((part) => part.contains(node));

  const give = (element: HTMLElement | null, options?: FocusOptions) => {
    if (!element) return;
    element.focus(options);
    given = element;
  };
  const title = (): HTMLElement | null => {
    const [widget] = parts;
    // That of a drawer that is open goes before that of the screen behind it.
    const titles = [...parts].map((part) => part.querySelector<HTMLElement>('.ww-title'));
    return titles.reverse().find((found) => found !== null) ?? (widget ? controlIn(widget) : null);
  };

  const handleFocusIn = (event: Event) => {
    const [element] = event.composedPath();
    if (element instanceof HTMLElement) note(element);
  };
  const note = (element: HTMLElement) => {
    const part = partOf(element);
    const ancestors: Element[] = [];
    for (let each = element.parentElement; each; each = each.parentElement) {
      ancestors.push(each);
      if (each === part) break;
    }
    const stop: Stop = { element, ancestors, gap: null };
    const dialog = dialogOf(stop);
    // Only the first time: a modal dialog takes the focus back from what a key reached behind it.
    if (dialog && current && dialogOf(current) !== dialog && !openers.has(dialog)) {
      openers.set(dialog, current);
    }
    if (element !== given) given = null;
    isSeen = element.matches(':focus-visible');
    current = stop;
  };

  const handleFocusOut = () => {
    // An element that goes may lose the focus before it is gone.
    queueMicrotask(() => {
      handleChanges(observer.takeRecords());
      if (!current || current.gap || !canTakeFocus(current.element)) return;
      if (focusedElement(current.element) !== current.element) current = null;
    });
  };

  const handleChanges = (records: MutationRecord[]) => {
    if (records.length === 0) return;
    let wasMoved = false;
    const stops = [...openers.values(), ...(current ? [current] : [])];
    for (const record of records) {
      for (const stop of stops) {
        const isHit = noteRemoval(stop, record);
        if (isHit && stop === current && stop.element.isConnected) wasMoved = true;
      }
    }
    for (const dialog of openers.keys()) {
      if (!dialog.isConnected && dialogOf(current) !== dialog) openers.delete(dialog);
    }
    if (current && (wasMoved || !canTakeFocus(current.element))) keep(current);
    if (wanted) tryWanted(wanted);
  };

  const keep = (lost: Stop) => {
    const focused = focusedElement(host);
    // A disabled control has the focus until the browser next draws.
    if (focused && focused !== lost.element) return;
    if (!host.isConnected) return;
    give(placeFor(lost), { preventScroll: !isSeen });
  };

  /** What takes the focus instead of what had it. */
  const placeFor = (stop: Stop): HTMLElement | null => {
    if (canTakeFocus(stop.element)) return stop.element;
    const dialog = dialogOf(stop);
    if (dialog && !dialog.isConnected) {
      const opener = openers.get(dialog);
      openers.delete(dialog);
      return opener ? placeFor(opener) : title();
    }
    return nearestTarget(gapOf(stop), partOf(gapOf(stop).parent)) ?? title();
  };

  const tryWanted = ({ key, from }: { key: string; from: Element | null }) => {
    const focused = focusedElement(host);
    if (!mayTakeFocus(from) && (!focused || focused !== given)) {
      wanted = null;
      return;
    }
    const target = [...parts]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-focus]')])
      .find(({ dataset }) => dataset.focus === key);
    const control = target && controlIn(target);
    if (!control) return;
    wanted = null;
    give(control);
  };

  const observer = new MutationObserver(handleChanges);
  // Whoever presses elsewhere in the meantime looks there, even where nothing takes the focus.
  const forget = (event: Event) => {
    const [target] = event.composedPath();
    if (wanted && !(target instanceof Node && wanted.from?.contains(target))) wanted = null;
    if (current && !canTakeFocus(current.element)) current = null;
  };
  document.addEventListener('pointerdown', forget, true);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', forget, true);
  });

  earlier.forEach(note);
  return {
    watch: (part) => {
      if (parts.has(part)) return;
      parts.add(part);
      part.addEventListener('focusin', handleFocusIn);
      // It may have come before this code.
      const focused = focusedElement(part);
      if (focused instanceof HTMLElement && part.contains(focused)) note(focused);
      part.addEventListener('focusout', handleFocusOut);
      part.addEventListener('keyup', intoSight);
      observer.observe(part, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['disabled', 'hidden', 'inert', 'data-focus'],
      });
    },
    moveTo: (key) => {
      wanted = { key, from: focusedElement(host) };
      tryWanted(wanted);
    },
    restore: () => {
      const focused = focusedElement(host);
      if (!focused && current && canTakeFocus(current.element)) {
        give(current.element, { preventScroll: true });
      }
    },
    toTitle: () => give(title(), { preventScroll: !isSeen }),
  };
}
