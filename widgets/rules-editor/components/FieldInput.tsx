import type { RuleField, RuleValue } from '../../../shared/contract/rules';
import { t } from '../../../shared/i18n';
import { isTiers } from '../rules';
import { TiersInput } from './TiersInput';

interface Props {
  id: string;
  field: RuleField;
  value: RuleValue;
  isDisabled: boolean;
  /** What the server said. */
  error: string | undefined;
  onChange: (value: RuleValue) => void;
}

/** The input for one kind of value. What it does not know is edited as text. */
export function FieldInput(props: Props) {
  const { id, field, value, isDisabled, error, onChange } = props;
  const { type, options = [], is_condition, label } = field;
  if (type === 'tiers') {
    return <TiersInput {...props} tiers={value !== null && isTiers(value) ? value : []} />;
  }
  if (type === 'boolean') {
    return (
      <div className="form-check ww-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          disabled={isDisabled}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          {label}
        </label>
      </div>
    );
  }
  if (type !== 'choice') return <TextInput {...props} />;
  const chosen = value === null || isTiers(value) ? '' : String(value);
  const isKnown = chosen === '' || options.some((option) => String(option.value) === chosen);
  return (
    <>
      <select
        id={id}
        className={`form-select ${error ? 'is-invalid' : ''}`}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={chosen}
        onChange={({ target }) =>
          onChange(options.find((option) => String(option.value) === target.value)?.value ?? null)
        }
      >
        <option value="">{is_condition ? t('Any') : t('Not set')}</option>
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </>
  );
}

/**
 * Numbers, decimals and text. What cannot be read as what it should be is kept as it was typed, with a reason, and
 * goes to the server like that: what it refuses is never lost, and nothing else is saved in its place.
 */
function TextInput({ id, field: { type }, value, isDisabled, error, onChange }: Props) {
  const isText = type !== 'number' && type !== 'money' && type !== 'percent';
  const says = isText || isReadable(type, textOf(value)) ? error : unreadable(type);
  return (
    <>
      <input
        id={id}
        className={`form-control ${says ? 'is-invalid' : ''} ${isText ? '' : 'ww-number'}`}
        inputMode={isText ? undefined : type === 'number' ? 'numeric' : 'decimal'}
        autoComplete="off"
        disabled={isDisabled}
        aria-invalid={says ? true : undefined}
        aria-describedby={says ? `${id}-error` : undefined}
        value={textOf(value)}
        onChange={({ target }) => onChange(isText ? target.value : read(type, target.value))}
      />
      <FieldError id={id} error={says} />
    </>
  );
}

/** A number where it is one. Decimals stay the text that was typed. */
function read(type: string, typed: string): RuleValue {
  const text = typed.trim();
  if (text === '') return null;
  if (!isReadable(type, text)) return typed;
  return type === 'number' ? Number(text) : text;
}

const isReadable = (type: string, text: string): boolean =>
  text === '' || (type === 'number' ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d*)?$/).test(text);

const unreadable = (type: string) =>
  type === 'number'
    ? t('Enter a whole number, such as 12.')
    : t('Enter a number with a point, such as 12.50.');

const textOf = (value: RuleValue) => (value === null || isTiers(value) ? '' : String(value));

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <div className="invalid-feedback" id={`${id}-error`}>
      {error}
    </div>
  ) : null;
