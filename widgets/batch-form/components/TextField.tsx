import { useState, type SyntheticEvent } from 'react';
import { formatDay } from '../../../shared/format/dates';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { FieldFrame, type FrameProps } from './FieldFrame';

interface Props extends FrameProps {
  kind: 'text' | 'number' | 'day';
  value: string;
  /** As it is before any edit. */
  loaded: string;
  onChange: (text: string) => void;
}

/** A field that is typed into. A day can be picked as well, and stays the text YYYY-MM-DD. */
export function TextField({ kind, value, loaded, onChange, ...frame }: Props) {
  const locale = useLocale();
  const textOf = (text: string) => (kind === 'day' ? formatDay(text, locale) : text);
  const was = value === loaded ? undefined : textOf(loaded);
  /** Of a day that is typed in part the browser says that it is empty, which would be sent as no day. */
  const [isPart, setIsPart] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setIsPart(currentTarget.validity.badInput);
  const error = isPart && value === '' ? [t('Finish the day, or clear all of it.')] : frame.error;

  return (
    <FieldFrame {...frame} error={error} was={was} text={textOf(value)}>
      {(control) => (
        <input
          {...control}
          className={`form-control ${error ? 'is-invalid' : ''}`}
          {...(kind === 'day'
            ? { type: 'date', max: '9999-12-31' }
            : { type: 'text', inputMode: kind === 'number' ? 'decimal' : 'text' })}
          autoComplete="off"
          value={value}
          onBlur={look}
          onChange={(event) => {
            look(event);
            onChange(event.target.value);
          }}
        />
      )}
    </FieldFrame>
  );
}
