import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { Field, type FieldProps } from './Field';
import { useHeldText } from './useHeldText';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
}

interface Props extends TextFieldProps {
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  className?: string;
  /** Stands in the field, before what is typed. */
  sign?: ReactNode;
  /** Stands in the field, behind what is typed. */
  unit?: ReactNode;
  /** The text that a key makes of the text, null where the key means nothing to the field. */
  onKey?: (event: KeyboardEvent, text: string) => string | null;
}

/** A line of text. Text of the server is isolated, so that a right-to-left one does not turn what is around it. */
export function TextField(props: Props) {
  const { value, onChange, inputMode = 'text', className = '', sign, unit, onKey } = props;
  const { error, width = 'name' } = props;
  const held = useHeldText(value, onChange);
  const isWrong = error !== undefined && error.length > 0;

  const handleKey = (event: KeyboardEvent) => {
    const text = onKey?.(event, held.text) ?? null;
    if (text === null) return;
    event.preventDefault();
    held.change(text);
  };
  return (
    <Field {...props} width={width} text={value} news={held.news}>
      {(control) => (
        <span className="ww-affixed">
          {sign && (
            <span className="ww-sign" aria-hidden="true">
              {sign}
            </span>
          )}
          <input
            {...control}
            className={`form-control ${className} ${isWrong ? 'is-invalid' : ''}`}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            dir="auto"
            value={held.text}
            onFocus={held.focus}
            onBlur={held.blur}
            onChange={(event) => held.change(event.target.value)}
            onKeyDown={onKey && handleKey}
          />
          {unit && (
            <span className="ww-unit" aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
