import { createContext, useContext, useId } from 'react';
import type { WidgetEvents } from '../events';
import type { FocusKeeper } from '../focus/createFocusKeeper';
import { todayIn } from '../format/dates';
import { pageLocale } from '../format/locale';
import type { WriteMoney } from '../format/money';
import type { CommonConfig } from './config';

/** What parts of a screen may need of the widget around them. */
export interface Widget {
  name: string;
  /** Not shared with any other mount of the page. */
  idPrefix: string;
  host: HTMLElement;
  /** What the screen is drawn into, in the host or in its shadow root: ask this one for elements of the screen. */
  root: HTMLElement;
  config: CommonConfig;
  events: WidgetEvents;
  /** For `useMoney`: how a locale writes amounts in a currency (ISO 4217). */
  moneyIn: (currency: string, locale: string) => WriteMoney;
  /** For `useFocus`: moves the focus when its element goes. */
  focus: FocusKeeper;
  /** Where modals go: an element at the end of the body, made when first asked for. */
  portal: () => HTMLElement;
}

export const WidgetContext = createContext<Widget | null>(null);

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('useWidget() was called outside a mounted widget.');
  return widget;
}

/** The language tag that the widget formats with. */
export const useLocale = (): string => pageLocale(useWidget().config.locale);

/**
 * Today (YYYY-MM-DD) where the site is: what periods end with and expiries are counted from. Null while it is not
 * needed: a page's first date takes longer than all that a screen draws before it.
 */
export function useToday(): string;
export function useToday(isNeeded: boolean): string | null;
export function useToday(isNeeded = true): string | null {
  const { timeZone } = useWidget().config;
  return isNeeded ? todayIn(timeZone) : null;
}

/** An id for an element. `useId` alone counts from zero in every root of Preact, and so in every widget. */
export const useDomId = (): string => {
  const id = useId();
  return useWidget().idPrefix + id;
};
