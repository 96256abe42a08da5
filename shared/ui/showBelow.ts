/** Pixels between what opened it and the edge of the window, and it. */
const gap = 4;
const edge = 8;

/**
 * Shows an element with `popover` over everything, and puts it below its opener. Browsers before 2024 have no top layer
 * for it: it is placed the same, among the page's layers.
 */
export function showBelow(element: HTMLElement, opener: HTMLElement): void {
  if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
  placeBelow(element, opener);
}

/**
 * Puts what lies over the page right below its opener, from the opener's start edge on; above it where there is more
 * room, and never past the edge of the window. For elements with `position: fixed`.
 */
function placeBelow(element: HTMLElement, opener: HTMLElement): void {
  const page = element.ownerDocument.documentElement;
  const from = opener.getBoundingClientRect();
  const below = page.clientHeight - from.bottom - gap - edge;
  const above = from.top - gap - edge;
  element.style.maxHeight = `${Math.max(below, above)}px`;
  const { offsetHeight, offsetWidth } = element;
  const isAbove = offsetHeight > below && above > below;
  const top = isAbove ? from.top - gap - offsetHeight : from.bottom + gap;
  const isFromRight =
    getComputedStyle(opener).direction === 'rtl' ||
    from.left + offsetWidth > page.clientWidth - edge;
  const left = isFromRight ? from.right - offsetWidth : from.left;
  const furthest = Math.max(edge, page.clientWidth - edge - offsetWidth);
  element.style.top = `${top}px`;
  element.style.left = `${Math.min(Math.max(left, edge), furthest)}px`;
}
