/**
 * Whether something that comes later, an answer or code, may take the focus. It may while the person is where they
 * asked for it, `from`, or nowhere: what had the focus is gone, or it is at a title. Who went on to another control
 * types there, also elsewhere on the page.
 */
export function isStillAt(from: Element | null): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  if (activeElement.matches('[tabindex="-1"]')) return true;
  return from !== body && from?.contains(activeElement) === true;
}
