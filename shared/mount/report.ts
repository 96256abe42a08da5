import type { Problem } from '../doctor/errors';
import { emit, type WidgetEventMap } from '../events';

/** Says something about a host in the console, with a start that a page can filter by. */
export const say = (widget: string, host: HTMLElement, what: unknown): undefined => {
  console.error(`[wholesale-widgets] ${widget}${host.id && ` (#${host.id})`}:`, what);
};

/** Says each problem of a host in the console and tells the page's own error reporting by `ww:error`. */
export function reportProblems(
  widget: string,
  host: HTMLElement,
  problems: readonly Problem[],
): void {
  for (const problem of problems) say(widget, host, problem);
  emit(host, 'ww:error', { widget, phase: 'config', error: new Error(problems.join(' ')) });
}

/** Says a programming error in the console and tells the page's own error reporting by `ww:error`. */
export function reportError(
  widget: string,
  host: HTMLElement,
  phase: WidgetEventMap['ww:error']['phase'],
  error: unknown,
): void {
  say(widget, host, error);
  emit(host, 'ww:error', { widget, phase, error });
}
