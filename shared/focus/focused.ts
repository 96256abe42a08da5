/**
 * The element that has the focus, null for none. It looks into open shadow roots, and into a closed one where `near`
 * stands in it: to the document the host of a shadow root has the focus of all that is inside.
 */
export function focusedElement(near?: Node | null): Element | null {
  const root = near?.getRootNode();
  let found = root instanceof ShadowRoot ? root.activeElement : null;
  found ??= document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found === document.body || found === document.documentElement ? null : found;
}

/**
 * Whether something that comes later, an answer or code, may take the focus. It may while the person is where they
 * asked for it, `from`, or nowhere: what had the focus is gone, or it is at a title. Who went on to another control
 * types there, also elsewhere on the page.
 */
export function mayTakeFocus(from: Element | null): boolean {
  const focused = focusedElement(from);
  if (!focused || focused.matches('[tabindex="-1"]')) return true;
  return from !== document.body && from?.contains(focused) === true;
}
