import type { RuleField } from '@shared/contract/rules';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';

interface Props {
  field: RuleField;
  value: string;
  onChoose: (value: string) => void;
}

/** What an order has in one field: one of its choices, yes or no, else a number or a text as it is typed. */
export function ContextField({ field, value, onChoose }: Props) {
  const choices =
    field.type === 'boolean'
      ? [
          { id: 'true', name: t('yes') },
          { id: 'false', name: t('no') },
        ]
      : field.options?.map((option) => ({ id: String(option.value), name: option.label }));
  if (!choices)
    return <TextField label={field.label} value={value} width="full" onChange={onChoose} />;
  return (
    <SelectField
      label={field.label}
      choices={choices}
      value={value || null}
      noneLabel={t('Not set')}
      onChange={(chosen) => onChoose(String(chosen ?? ''))}
    />
  );
}
