import { MoneyField } from '../forms/MoneyField';
import { NumberField } from '../forms/NumberField';
import { SelectField } from '../forms/SelectField';
import { TextField } from '../forms/TextField';
import { t } from '../page/i18n';
import type { Id } from '../answers/id';
import { endings, type Bulk, type BulkFields as Offered } from './bulk';
import type { Listed, Texts } from './describeRows';
import { isNumber, type Way } from './rowFields';
import type { RowsFacts } from './rowsCode';

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  of: RowsFacts<Row, Fields>;
  fields: Offered<Fields>;
  /** "Column" */
  fieldLabel: string;
  bulk: Bulk<keyof Fields & string>;
  onChange: (bulk: Bulk<keyof Fields & string>) => void;
}

const wayNames = (isOfTags: boolean): Record<Way, string> => ({
  set: isOfTags ? t('Replace by') : t('Set to'),
  'raise-percent': t('Raise by %'),
  'lower-percent': t('Lower by %'),
  raise: t('Raise by an amount'),
  lower: t('Lower by an amount'),
  round: t('Round to'),
  copy: t('Copy from a column'),
  add: t('Add'),
  remove: t('Remove'),
});

/** An ending and a column are chosen, not typed. */
const isChosen = (way: Way) => way === 'round' || way === 'copy';

const isPercent = (way: Way) => way.endsWith('percent');

/** Which field is changed, how, and to what. */
export function BulkFields<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  props: Props<Row, Fields>,
) {
  const { of, fields, fieldLabel, bulk, onChange } = props;
  const { field, way, value } = bulk;
  const { ways = [] } = fields.find(({ name }) => name === field) ?? {};
  const names = wayNames(of.kind.fields[field].type === 'tags');
  return (
    <div className="ww-bulk">
      <SelectField
        label={fieldLabel}
        noneLabel={null}
        choices={fields.map(({ name }) => ({ id: name, name: of.labelOf(name) }))}
        value={field}
        onChange={(id) => {
          const chosen = fields.find(({ name }) => name === id);
          if (chosen) onChange({ field: chosen.name, way: chosen.ways[0], value: '' });
        }}
      />
      {ways.length > 1 && (
        <SelectField
          label={t('Change')}
          noneLabel={null}
          choices={ways.map((id) => ({ id, name: names[id] }))}
          value={way}
          onChange={(id) => {
            const next = ways.find((each) => each === id);
            if (!next) return;
            const [first] = sourcesOf(props);
            const chosen = next === 'round' ? endings[0] : (first?.name ?? '');
            // 450 dollars are not meant as 450 per cent.
            const isKept = !isChosen(way) && isPercent(next) === isPercent(way);
            onChange({ field, way: next, value: isChosen(next) ? chosen : isKept ? value : '' });
          }}
        />
      )}
      <ValueField key={`${field} ${way}`} {...props} />
    </div>
  );
}

/** The fields that can be copied: the others that hold amounts. */
const sourcesOf = <Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  of,
  fields,
  bulk,
}: Props<Row, Fields>) =>
  fields.filter(({ name }) => of.kind.fields[name].type === 'money' && name !== bulk.field);

function ValueField<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  props: Props<Row, Fields>,
) {
  const { of, bulk, onChange } = props;
  const { field, way, value } = bulk;
  const { type, choices = () => [], ask } = of.kind.fields[field];
  const label = of.labelOf(field);
  const change = (text: string) => onChange({ ...bulk, value: text });
  const select = {
    value: value || null,
    onChange: (id: Id | null) => change(id === null ? '' : String(id)),
  };
  if (way === 'round') {
    const offered = endings.map((id) => ({ id, name: `.${id}` }));
    return <SelectField {...select} label={t('Ending')} noneLabel={null} choices={offered} />;
  }
  if (way === 'copy') {
    const offered = sourcesOf(props).map(({ name }) => ({ id: name, name: of.labelOf(name) }));
    return <SelectField {...select} label={t('Column')} noneLabel={null} choices={offered} />;
  }
  if (!isNumber({ type })) {
    return type === 'choice' ? (
      <SelectField {...select} label={label} noneLabel={ask?.() ?? null} choices={choices()} />
    ) : (
      <TextField
        label={label}
        hint={type === 'tags' ? t('Commas between them.') : undefined}
        value={value}
        onChange={change}
      />
    );
  }
  const number = { width: 'money', value, saved: '', onChange: change } as const;
  if (isPercent(way)) return <NumberField {...number} label={t('Per cent')} isPercent />;
  return type === 'money' ? (
    <MoneyField {...number} label={label} currency={of.currency} />
  ) : (
    <NumberField {...number} label={label} isWhole />
  );
}
