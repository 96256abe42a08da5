/**
 * Scrolls what a person has come to by Tab into sight, clear of what stands over the page. Other engines have done so
 * by then, and this changes nothing; WebKit scrolls a field only until its caret is seen, and leaves no margin.
 */
export function intoSight({ key, target }: KeyboardEvent): void {
  if (key !== 'Tab' || !(target instanceof HTMLElement) || !target.matches(':focus')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
