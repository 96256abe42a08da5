import { useEffect } from 'react';
import type { WidgetEventMap } from '../events';
import { useLatest } from '../store/useLatest';
import { useWidget } from './WidgetContext';

/**
 * Listens to an event of all widgets of the page for as long as the screen stands. `isOwn`: this widget sent it itself.
 * `handle` may be another function each time.
 */
export function usePageEvent<Name extends keyof WidgetEventMap>(
  name: Name,
  handle: (detail: WidgetEventMap[Name], event: Event, isOwn: boolean) => void,
): void {
  const { events } = useWidget();
  const latest = useLatest(handle);
  useEffect(() => events.on(name, (...told) => latest.current(...told)), [events, latest, name]);
}
