import { useMemo, type ReactNode } from 'react';
import { useWidget, WidgetContext } from '../mount/WidgetContext';

interface Props {
  /** An ISO code; undefined is the currency of the page. */
  of: string | undefined;
  children: ReactNode;
}

/**
 * Has what it holds write and read amounts in the currency of what is shown: `useMoney()` and `config.currency` of
 * `useWidget()` are in it.
 */
export function InCurrency({ of, children }: Props) {
  const widget = useWidget();
  const value = useMemo(() => {
    const { config } = widget;
    const isOther = of !== undefined && of !== config.currency;
    return isOther ? { ...widget, config: { ...config, currency: of } } : widget;
  }, [of, widget]);
  return <WidgetContext.Provider value={value}>{children}</WidgetContext.Provider>;
}
