import { useState, type SyntheticEvent } from 'react';
import { firstDay, lastDay, outOfBounds } from '../format/dayBounds';
import { formatDay } from '../format/dates';
import { t } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import { Field } from './Field';
import type { TextFieldProps } from './TextField';
import { useHeldText } from './useHeldText';

/** A day of the calendar, which is the text YYYY-MM-DD from the server to the screen and back, '' for none. */
export function DateField(props: TextFieldProps) {
  const { value, was, error, width = 'date', onChange } = props;
  const locale = useLocale();
  const held = useHeldText(value, onChange);
  /** Of a day that is typed in part the browser says that it is empty, which would be sent as no day. */
  const [isPart, setIsPart] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setIsPart(currentTarget.validity.badInput);
  /** While the year is typed the browser says 0002, then 0020. */
  const [isTyping, setIsTyping] = useState(false);
  const outside = isTyping && held.text < '1000' ? undefined : outOfBounds(held.text);
  const own = isPart && held.text === '' ? t('Complete the date or clear it.') : outside;
  const wrong = own === undefined ? (error ?? []) : [own];
  /** What the server has is no reason not to save something else. */
  const isOwn = was !== undefined;
  const textOf = (day: string | undefined) => day && formatDay(day, locale);

  return (
    <Field
      {...props}
      width={width}
      text={textOf(value) ?? ''}
      was={was === undefined ? undefined : textOf(was)}
      news={held.news === undefined ? undefined : textOf(held.news)}
      error={wrong}
    >
      {(control) => (
        <input
          {...control}
          className={`form-control ${wrong.length > 0 ? 'is-invalid' : ''}`}
          type="date"
          min={isOwn ? firstDay : undefined}
          max={isOwn ? lastDay : '9999-12-31'}
          autoComplete="off"
          value={held.text}
          onFocus={held.focus}
          onBlur={(event) => {
            look(event);
            setIsTyping(false);
            held.blur();
          }}
          onChange={(event) => {
            look(event);
            setIsTyping(true);
            held.change(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
