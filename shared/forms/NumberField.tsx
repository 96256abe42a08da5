import type { KeyboardEvent, ReactNode } from 'react';
import { isNumeric } from '../format/numbers';
import { readDecimal, readPercent, readWhole } from '../format/readNumber';
import { writeNumber } from '../format/writeNumber';
import { useLocale } from '../mount/WidgetContext';
import { useNumberText } from '../ui/useNumberText';
import { TextField, type TextFieldProps } from './TextField';

/** `value` and what `onChange` is told are plain decimal text, or what was typed where that is no number. */
export interface NumberFieldProps extends TextFieldProps {
  /** What Escape brings back, as plain decimal text. */
  saved: string;
  /** "g", "cases": stands inside, at the end. */
  unit?: string;
  sign?: ReactNode;
  /** What an arrow key adds or takes away. */
  step?: number;
  isWhole?: boolean;
  /** A share in per cent, which may be typed with its sign. */
  isPercent?: boolean;
}

/**
 * A number, typed as the page's locale writes it. The arrow keys go up and down by `step`, Escape restores. What is no
 * number stays as it was typed, with what is wrong with it.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, saved, was, error, unit, step = 1, isWhole, isPercent, ...rest } = props;
  const locale = useLocale();
  const readIn = isPercent ? readPercent : isWhole ? readWhole : readDecimal;
  const number = useNumberText({ value, read: readIn(locale), onChange: props.onChange });

  const handleKey = ({ key }: KeyboardEvent): string | null => {
    if (key === 'Escape') return value === saved ? null : writeNumber(saved, locale);
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
    const next = stepped(value, key === 'ArrowUp' ? step : -step);
    return next === null ? null : writeNumber(next, locale);
  };
  return (
    <TextField
      width="count"
      {...rest}
      value={number.text}
      was={was === undefined ? undefined : writeNumber(was, locale)}
      error={number.wrong === null ? error : [number.wrong]}
      unit={isPercent ? '%' : unit}
      className="ww-number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      onChange={number.handleText}
      onKey={handleKey}
    />
  );
}

/** "21.40" up by 1 is "22.40": its decimals stay. Nothing goes below zero by a key, and what is no number stays. */
function stepped(value: string, by: number): string | null {
  if (value.trim() !== '' && !isNumeric(value)) return null;
  const [, decimals = ''] = value.trim().split('.');
  const next = Number(value) + by;
  return next < 0 && by < 0 ? null : next.toFixed(decimals.length);
}
