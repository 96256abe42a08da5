import { useState, type SyntheticEvent } from 'react';
import { formatDay } from '../format/dates';
import { t } from '../i18n';
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
  const wrong = isPart && held.text === '' ? [t('Complete the date or clear it.')] : (error ?? []);
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
          max="9999-12-31"
          autoComplete="off"
          value={held.text}
          onFocus={held.focus}
          onBlur={(event) => {
            look(event);
            held.blur();
          }}
          onChange={(event) => {
            look(event);
            held.change(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
