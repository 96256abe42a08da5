import { memo } from 'react';
import { MoneyField } from '../forms/MoneyField';
import { NumberField } from '../forms/NumberField';
import { SelectField } from '../forms/SelectField';
import { TextField } from '../forms/TextField';
import type { ListedDraft } from '../forms/listedDraft';
import { t } from '../page/i18n';
import { namesOf } from '../answers/namesOf';
import type { Listed, Texts } from './describeRows';
import type { RowsFacts } from './rowsCode';
import type { RowsEditor } from './useRowsEditor';

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  of: RowsFacts<Row, Fields>;
  row: Row;
  name: keyof Fields & string;
  draft: ListedDraft<Fields> | undefined;
  /** What the server said of what stands here. */
  refusal: string | undefined;
  onEdit: RowsEditor<Row, Fields>['edit'];
}

/** One field of a row in its list. It is drawn again when something of it changes, not with each key elsewhere. */
export const FieldCell = memo(DrawnCell, (before, now) => {
  const isOther = namesOf(now).some((key) => key !== 'draft' && before[key] !== now[key]);
  const { name } = now;
  return (
    !isOther &&
    before.draft?.edits[name] === now.draft?.edits[name] &&
    before.draft?.base[name] === now.draft?.base[name]
  );
}) as typeof DrawnCell;

function DrawnCell<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  of: { kind, currency, labelOf, textOf, problemOf },
  row,
  name,
  draft,
  refusal,
  onEdit,
}: Props<Row, Fields>) {
  const { type, choices = () => [] } = kind.fields[name];
  const saved: string = draft?.base[name] ?? row[name];
  const edit = draft?.edits[name];
  const isEdited = edit !== undefined && !kind.isSame(edit, saved, name);
  const value: string = edit ?? row[name];
  const says = (isEdited ? problemOf(name, value) : null) ?? refusal;
  const field = {
    label: t('%(field)s of %(name)s', { field: labelOf(name), name: kind.titleOf(row) }),
    isCell: true,
    was: isEdited ? saved && textOf(name, saved) : undefined,
    error: says === undefined ? undefined : [says],
    width: 'full',
  } as const;
  const onChange = (next: string) =>
    onEdit(
      [{ record: row, edits: { [name]: next } as Partial<Fields> }],
      `${String(row.id)} ${name}`,
    );
  // A text may be longer than its field.
  const whole = type === 'text' || type === 'tags' ? value || undefined : undefined;

  return (
    <span
      className={`ww-field-cell ${isEdited ? 'ww-field-edited' : ''}`}
      title={isEdited ? t('Was %(value)s', { value: textOf(name, saved) }) : whole}
    >
      {type === 'choice' ? (
        <SelectField
          {...field}
          noneLabel={null}
          choices={choices()}
          value={value}
          onChange={(id) => onChange(String(id))}
        />
      ) : type === 'money' ? (
        <MoneyField
          {...field}
          currency={currency}
          value={value}
          saved={saved}
          onChange={onChange}
        />
      ) : type === 'count' ? (
        <NumberField {...field} value={value} saved={saved} isWhole onChange={onChange} />
      ) : (
        <TextField {...field} value={value} onChange={onChange} />
      )}
    </span>
  );
}
