import type { RuleField, RuleValue } from '@shared/contract/rules';
import { readMoney, readPercent, readWhole, type ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useNumberText } from '@shared/ui/useNumberText';
import { isTiers } from '../model/rules';
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

function TextInput(props: Props) {
  const { value, onChange } = props;
  const read = useReader(props.field.type);
  if (read) return <NumberInput {...props} read={read} />;
  return <Input {...props} text={textOf(value)} says={props.error} onText={onChange} />;
}

/**
 * Numbers and decimals. What cannot be read is kept as it was typed, with a reason, and goes to the server like that:
 * what it refuses is never lost, and nothing else is saved in its place.
 */
function NumberInput({ read, ...props }: Props & { read: ReadNumber }) {
  const { field, value, error, onChange } = props;
  const { text, wrong, handleText } = useNumberText({
    value: textOf(value),
    read,
    onChange: (next) => {
      const isWhole = field.type === 'number' && read(next).ok;
      onChange(next === '' ? null : isWhole ? Number(next) : next);
    },
  });
  const inputMode = field.type === 'number' ? 'numeric' : 'decimal';
  return (
    <Input {...props} text={text} says={wrong ?? error} inputMode={inputMode} onText={handleText} />
  );
}

/** Reads numbers of this type as the page's locale writes them; null for a type that is text. */
function useReader(type: string): ReadNumber | null {
  const locale = useLocale();
  const { currency } = useWidget().config;
  if (type === 'number') return readWhole(locale);
  if (type === 'money') return readMoney(locale, currency);
  return type === 'percent' ? readPercent(locale) : null;
}

interface InputProps extends Pick<Props, 'id' | 'isDisabled'> {
  text: string;
  says: string | undefined;
  inputMode?: 'numeric' | 'decimal';
  onText: (text: string) => void;
}

const Input = ({ id, isDisabled, text, says, inputMode, onText }: InputProps) => (
  <>
    <input
      id={id}
      className={`form-control ${says ? 'is-invalid' : ''} ${inputMode ? 'ww-number' : ''}`}
      inputMode={inputMode}
      autoComplete="off"
      disabled={isDisabled}
      aria-invalid={says ? true : undefined}
      aria-describedby={says ? `${id}-error` : undefined}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
    <FieldError id={id} error={says} />
  </>
);

const textOf = (value: RuleValue) => (value === null || isTiers(value) ? '' : String(value));

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <div className="invalid-feedback" id={`${id}-error`}>
      {error}
    </div>
  ) : null;
