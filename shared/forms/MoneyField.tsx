import { signOf } from '../format/currencySign';
import { useLocale, useWidget } from '../mount/WidgetContext';
import { NumberField, type NumberFieldProps } from './NumberField';

interface Props extends Omit<NumberFieldProps, 'sign' | 'unit' | 'isPercent' | 'isWhole'> {
  /** ISO 4217; by default the one of the config. */
  currency?: string;
}

/** An amount of money, as a `NumberField`, with the sign of its currency. */
export function MoneyField({ currency, ...field }: Props) {
  const locale = useLocale();
  const { config } = useWidget();
  return (
    <NumberField width="money" {...field} sign={signOf(currency ?? config.currency, locale)} />
  );
}
