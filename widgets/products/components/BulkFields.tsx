import { MoneyField } from '@shared/forms/MoneyField';
import { NumberField } from '@shared/forms/NumberField';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/i18n';
import { bulkFields, ways, type Bulk, type BulkField, type Way } from '../model/bulk';
import { fieldName, statuses, statusName } from './words';

interface Props {
  bulk: Bulk;
  currency: string;
  onChange: (change: Partial<Bulk>) => void;
  onField: (field: BulkField) => void;
}

const wayName = (field: BulkField, way: Way): string =>
  ({
    set: field === 'tags' ? t('Replace by') : t('Set to'),
    'raise-percent': t('Raise by %'),
    'lower-percent': t('Lower by %'),
    raise: t('Raise by an amount'),
    lower: t('Lower by an amount'),
    add: t('Add'),
    remove: t('Remove'),
  })[way];

/** Which field is changed, how, and to what. */
export function BulkFields({ bulk, currency, onChange, onField }: Props) {
  const { field, way } = bulk;
  return (
    <div className="ww-product-bulk">
      <SelectField
        label={t('Field')}
        noneLabel={null}
        choices={bulkFields.map((id) => ({ id, name: fieldName(id) }))}
        value={field}
        onChange={(id) => {
          const chosen = bulkFields.find((each) => each === id);
          if (chosen) onField(chosen);
        }}
      />
      {ways[field].length > 1 && (
        <SelectField
          label={t('Change')}
          noneLabel={null}
          choices={ways[field].map((id) => ({ id, name: wayName(field, id) }))}
          value={way}
          onChange={(id) => {
            const chosen = ways[field].find((each) => each === id);
            if (chosen) onChange({ way: chosen });
          }}
        />
      )}
      <ValueField key={field} bulk={bulk} currency={currency} onChange={onChange} />
    </div>
  );
}

function ValueField({ bulk, currency, onChange }: Omit<Props, 'onField'>) {
  const { field, way, value } = bulk;
  const change = (text: string) => onChange({ value: text });
  if (field === 'status') {
    return (
      <SelectField
        label={t('Status')}
        noneLabel={t('Choose a status')}
        choices={statuses.map((id) => ({ id, name: statusName(id) }))}
        value={value || null}
        onChange={(id) => change(id === null ? '' : String(id))}
      />
    );
  }
  if (field === 'tags') {
    return (
      <TextField
        label={t('Tags')}
        hint={t('Commas between them.')}
        value={value}
        onChange={change}
      />
    );
  }
  const isPercent = way === 'raise-percent' || way === 'lower-percent';
  const number = { width: 'money', value, saved: '', onChange: change } as const;
  if (isPercent) {
    return <NumberField {...number} label={t('Per cent')} isPercent isWhole={field !== 'price'} />;
  }
  return field === 'price' ? (
    <MoneyField {...number} label={fieldName(field)} currency={currency} />
  ) : (
    <NumberField {...number} label={fieldName(field)} isWhole />
  );
}
