import { Field } from './Field';
import type { TextFieldProps } from './TextField';
import { useHeldText } from './useHeldText';

/** Text of several lines. */
export function NoteField(props: TextFieldProps & { rows?: number }) {
  const { value, onChange, error, rows = 3 } = props;
  const held = useHeldText(value, onChange);
  const isWrong = error !== undefined && error.length > 0;
  return (
    <Field {...props} text={value} news={held.news}>
      {(control) => (
        <textarea
          {...control}
          className={`form-control ${isWrong ? 'is-invalid' : ''}`}
          rows={rows}
          dir="auto"
          value={held.text}
          onFocus={held.focus}
          onBlur={held.blur}
          onChange={(event) => held.change(event.target.value)}
        />
      )}
    </Field>
  );
}
