import type { RuleField } from '@shared/contract/rules';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';

interface Props {
  field: RuleField;
  value: string;
  onChoose: (value: string) => void;
}

/** What an order has in one field: one of its choices, yes or no, else a number or a text as it is typed. */
export function ContextField({ field, value, onChoose }: Props) {
  const id = useDomId();
  const choices =
    field.type === 'boolean'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : field.options;
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {field.label}
      </label>
      {choices ? (
        <select
          id={id}
          className="form-select"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{t('Not set')}</option>
          {choices.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="form-control"
          autoComplete="off"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </div>
  );
}
