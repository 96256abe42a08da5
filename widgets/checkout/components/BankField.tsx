import { useDomId } from '@shared/mount/WidgetContext';
import { FieldMessages } from './FieldMessages';

interface Props {
  name: string;
  label: string;
  hint?: string;
  /** The hint is a warning. */
  isOdd?: boolean;
  messages: readonly string[];
  isNumber?: boolean;
  isReadOnly: boolean;
}

/** A field that nothing but itself knows the value of. */
export function BankField({ name, label, hint, isOdd, messages, isNumber, isReadOnly }: Props) {
  const id = useDomId();
  const isWrong = messages.length > 0;
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="ww-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className={`form-control ${isWrong ? 'is-invalid' : ''}`}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={isNumber ? 24 : 80}
        readOnly={isReadOnly}
        aria-invalid={isWrong || undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className={isOdd ? 'ww-check-note' : 'ww-muted'} id={`${id}-hint`} role="status">
          {hint}
        </p>
      )}
      <FieldMessages id={`${id}-error`} messages={messages} />
    </div>
  );
}
