import { createEvents } from '../events';
import { createFocusKeeper } from '../focus/createFocusKeeper';
import { createMoneyWriters } from '../format/money';
import type { Widget } from './WidgetContext';

/** What a part of a screen finds of the widget around it, for parts that are drawn without one. */
export function widgetAround(host: HTMLElement): Widget {
  const { signal } = new AbortController();
  return {
    name: 'test',
    idPrefix: 'test-',
    host,
    root: host,
    config: { currency: 'USD' },
    events: createEvents(host, signal),
    moneyIn: createMoneyWriters(),
    focus: createFocusKeeper(host, signal),
    portal: () => document.body,
  };
}
