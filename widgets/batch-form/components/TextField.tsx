import { formatDay } from '../../../shared/format/dates';
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

  return (
    <FieldFrame {...frame} was={was} text={textOf(value)}>
      {(control) => (
        <input
          {...control}
          className={`form-control ${frame.error ? 'is-invalid' : ''}`}
          {...(kind === 'day'
            ? { type: 'date', max: '9999-12-31' }
            : { type: 'text', inputMode: kind === 'number' ? 'decimal' : 'text' })}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
