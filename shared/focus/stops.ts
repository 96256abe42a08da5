/*
 * What has or had the focus, and what stands nearest to where it was.
 */

/** An element that had the focus, and where it stood once it is gone. */
export interface Stop {
  element: HTMLElement;
  /** Its ancestors up to the part of the widget it is in, the nearest first. */
  ancestors: Element[];
  gap: Gap | null;
}

/** A point in the document between two nodes. */
interface Gap {
  parent: Node;
  next: Node | null;
  previous: Node | null;
}

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable]';
const dialogs = '[role=dialog], [role=alertdialog], dialog';
const lists = 'ul, ol, tbody, [role=list], [role=table], [role=rowgroup], [data-focus-list]';

/** Whether an element is a control that can have the focus now. */
export const canTakeFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.matches(controls) &&
  !element.matches(':disabled') &&
  element.closest('[hidden], [inert]') === null;

/** The element itself or the first control in it; null when none can take the focus. */
export const controlIn = (element: Element): HTMLElement | null =>
  [element, ...element.querySelectorAll(controls)].find(canTakeFocus) ?? null;

/** What takes the focus for all of `element`: the first in it that is marked to, or what it is marked to have. */
function targetIn(element: Element): HTMLElement | null {
  const marked = [...element.querySelectorAll('[data-focus]'), element];
  for (const each of marked) {
    const control = each.matches('[data-focus]') ? controlIn(each) : null;
    if (control) return control;
  }
  return null;
}

function* siblings(from: Node | null, step: 'nextSibling' | 'previousSibling') {
  for (let node = from; node; node = node[step]) if (node instanceof Element) yield node;
}

/** The dialog that a stop is in, or is. */
export const dialogOf = (stop: Stop | null): Element | null =>
  stop ? ([stop.element, ...stop.ancestors].find((each) => each.matches(dialogs)) ?? null) : null;

/** Notes where a stop stood when it goes, and what of its surroundings goes after it. Returns whether it went. */
export function noteRemoval(
  stop: Stop,
  { removedNodes, target, nextSibling, previousSibling }: MutationRecord,
) {
  const here: Gap = { parent: target, next: nextSibling, previous: previousSibling };
  let isHit = false;
  for (const removed of removedNodes) {
    const { gap } = stop;
    if (gap ? removed.contains(gap.parent) : removed.contains(stop.element)) {
      stop.gap = here;
      isHit = true;
    } else if (gap?.next === removed) gap.next = nextSibling;
    else if (gap?.previous === removed) gap.previous = previousSibling;
  }
  // It was put elsewhere, or put back.
  if (stop.element.isConnected) stop.gap = null;
  return isHit;
}

/** Where a stop stands, or stood. */
export const gapOf = ({ element, gap }: Stop): Gap =>
  gap ?? {
    parent: element.parentNode ?? element,
    next: element.nextSibling,
    previous: element.previousSibling,
  };

/** What is marked to take the focus and stands nearest to a gap, inside `part`. */
export function nearestTarget({ parent, next, previous }: Gap, part: Element | undefined) {
  let [after, before] = [next, previous];
  for (let node: Node | null = parent; node instanceof Element; node = node.parentNode) {
    const found = targetAround(node, after, before);
    if (found || node === part) return found;
    [after, before] = [node.nextSibling, node.previousSibling];
  }
  return null;
}

function targetAround(node: Element, after: Node | null, before: Node | null): HTMLElement | null {
  if (node.matches(lists)) {
    for (const item of [
      ...siblings(after, 'nextSibling'),
      ...siblings(before, 'previousSibling'),
    ]) {
      const found = targetIn(item);
      if (found) return found;
    }
  }
  if (node.matches('[data-focus-group]')) return targetIn(node);
  if (node.matches(dialogs)) return targetIn(node) ?? controlIn(node);
  return node.matches('[data-focus]') ? controlIn(node) : null;
}
