import type { RuleField, RuleValue } from '@shared/contract/rules';
import { CheckField } from '@shared/forms/CheckField';
import { Field, type FieldProps } from '@shared/forms/Field';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { readMoney } from '@shared/format/readMoney';
import { readPercent, readWhole, type ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useNumberText } from '@shared/ui/useNumberText';
import { isTiers } from '@shared/rules/rules';
import { TiersInput } from './TiersInput';

interface Props {
  field: RuleField;
  value: RuleValue;
  /** What is said around the input. */
  frame: Omit<FieldProps, 'width'>;
  onChange: (value: RuleValue) => void;
}

/** The field for one kind of value. What it does not know is edited as text. */
export function FieldInput(props: Props) {
  const { field, value, frame, onChange } = props;
  const { type, is_condition } = field;
  const isDisabled = frame.isDisabled ?? false;
  if (type === 'tiers') {
    const tiers = value !== null && isTiers(value) ? value : [];
    return (
      <Field {...frame} text="">
        {({ id }) => <TiersInput {...{ id, field, tiers, isDisabled, onChange }} />}
      </Field>
    );
  }
  if (type === 'boolean') {
    return (
      <>
        <CheckField
          label={frame.label}
          isOn={value === true}
          isDisabled={isDisabled}
          note={frame.was === undefined ? undefined : t('Was %(value)s', { value: frame.was })}
          onToggle={onChange}
        />
        {frame.hint && <p className="form-text">{frame.hint}</p>}
      </>
    );
  }
  if (type !== 'choice') return <TextInput {...props} />;
  const chosen = textOf(value);
  // A choice is known by its text: a file writes numbers as text.
  const known = field.options?.find((option) => String(option.value) === chosen);
  return (
    <SelectField
      {...frame}
      choices={(field.options ?? []).map((option) => ({ id: option.value, name: option.label }))}
      value={chosen === '' ? null : (known?.value ?? chosen)}
      noneLabel={is_condition ? t('Any') : t('Not set')}
      onChange={onChange}
    />
  );
}

function TextInput(props: Props) {
  const { value, frame, onChange } = props;
  const read = useReader(props.field.type);
  if (read) return <NumberInput {...props} read={read} />;
  return <TextField {...frame} width="full" value={textOf(value)} onChange={onChange} />;
}

/**
 * Numbers and decimals. What cannot be read is kept as it was typed, with a reason, and goes to the server like that:
 * what it refuses is never lost, and nothing else is saved instead.
 */
function NumberInput({ read, field, value, frame, onChange }: Props & { read: ReadNumber }) {
  const { text, wrong, handleText } = useNumberText({
    value: textOf(value),
    read,
    onChange: (next) => {
      const isWhole = field.type === 'number' && read(next).ok;
      onChange(next === '' ? null : isWhole ? Number(next) : next);
    },
  });
  return (
    <TextField
      {...frame}
      width="full"
      className="ww-number"
      inputMode={field.type === 'number' ? 'numeric' : 'decimal'}
      value={text}
      error={wrong === null ? frame.error : [wrong]}
      onChange={handleText}
    />
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

const textOf = (value: RuleValue) => (value === null || isTiers(value) ? '' : String(value));
