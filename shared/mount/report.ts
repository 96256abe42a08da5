import { emit, type WidgetEventMap } from '../events';
import type { Problem } from './readConfig';

/** What stands at the start of every console line, so that a page can filter by it. */
const prefix = (widget: string, host: HTMLElement) =>
  `[wholesale-widgets] ${widget}${host.id && ` (#${host.id})`}:`;

/**
 * Says each problem of a host in the console and, with `data-debug`, below the fallback on the page;
 * tells the page's own error reporting by `ww:error`.
 */
export function reportProblems(widget: string, host: HTMLElement, problems: Problem[]): void {
  for (const problem of problems) {
    console.error(prefix(widget, host), problem);
    if (host.dataset.debug === undefined) continue;
    const note = host.ownerDocument.createElement('p');
    note.setAttribute('role', 'note');
    note.textContent = `${prefix(widget, host)} ${problem}`;
    host.append(note);
  }
  const error = new Error(problems.join(' '));
  emit(host, 'ww:error', { widget, phase: 'config', error });
}

/** Says a programming error in the console and tells the page's own error reporting by `ww:error`. */
export function reportError(
  widget: string,
  host: HTMLElement,
  phase: WidgetEventMap['ww:error']['phase'],
  error: unknown,
): void {
  console.error(prefix(widget, host), error);
  emit(host, 'ww:error', { widget, phase, error });
}
