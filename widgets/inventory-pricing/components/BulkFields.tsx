import { NumberField } from '@shared/forms/NumberField';
import { SelectField } from '@shared/forms/SelectField';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { endings, waysOf, type Bulk, type Way } from '../model/bulk';
import { isCount, isField, tierNames, type FieldName } from '../model/prices';
import { fieldName } from './words';

interface Props {
  bulk: Bulk;
  tiers: readonly number[];
  onChange: (bulk: Bulk) => void;
}

const wayNames = (): Record<Way, string> => ({
  set: t('Set to'),
  'raise-percent': t('Raise by %'),
  'lower-percent': t('Lower by %'),
  raise: t('Raise by an amount'),
  lower: t('Lower by an amount'),
  round: t('Round to'),
  copy: t('Copy from a column'),
});

/** What a way starts with: an ending and a column are chosen, not written. */
const firstValue = (way: Way, field: FieldName): string => {
  if (way === 'round') return endings[0];
  return way === 'copy' ? (field === 'price' ? tierNames[0] : 'price') : '';
};

/** Which column is changed, how, and to what. */
export function BulkFields({ bulk, tiers, onChange }: Props) {
  const locale = useLocale();
  const { field, way, value } = bulk;
  const fields = ['price' as const, ...tierNames.slice(0, tiers.length), 'cost' as const];
  const named = (names: readonly FieldName[]) =>
    names.map((id) => ({ id, name: fieldName(id, tiers, locale) }));
  const names = wayNames();
  return (
    <div className="ww-price-bulk">
      <SelectField
        label={t('Column')}
        noneLabel={null}
        choices={named([...fields, 'minimum', 'step'])}
        value={field}
        onChange={(id) => {
          const chosen = String(id);
          if (isField(chosen)) onChange({ field: chosen, way: 'set', value: '' });
        }}
      />
      <SelectField
        label={t('Change')}
        noneLabel={null}
        choices={waysOf(field).map((id) => ({ id, name: names[id] }))}
        value={way}
        onChange={(id) => {
          const chosen = waysOf(field).find((each) => each === id);
          if (chosen) onChange({ field, way: chosen, value: firstValue(chosen, field) });
        }}
      />
      {way === 'round' ? (
        <SelectField
          label={t('Ending')}
          noneLabel={null}
          choices={endings.map((id) => ({ id, name: `.${id}` }))}
          value={value}
          onChange={(id) => onChange({ ...bulk, value: String(id) })}
        />
      ) : way === 'copy' ? (
        <SelectField
          label={t('From')}
          noneLabel={null}
          choices={named(fields.filter((name) => name !== field))}
          value={value}
          onChange={(id) => onChange({ ...bulk, value: String(id) })}
        />
      ) : (
        <NumberField
          key={`${field} ${way}`}
          label={way.endsWith('percent') ? t('Per cent') : fieldName(field, tiers, locale)}
          width="money"
          value={value}
          saved=""
          isPercent={way.endsWith('percent')}
          isWhole={isCount(field) && !way.endsWith('percent')}
          onChange={(text) => onChange({ ...bulk, value: text })}
        />
      )}
    </div>
  );
}
