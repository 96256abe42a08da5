import { memo } from 'react';
import { MoneyField } from '@shared/forms/MoneyField';
import { NumberField } from '@shared/forms/NumberField';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/i18n';
import { useMoney } from '@shared/ui/useMoney';
import { placesOf } from '@shared/format/amounts';
import { isSame, type ProductDraft } from '../model/fields';
import { problemOf } from '../model/problems';
import type { WorkActions } from './work';
import { fieldName, statuses, statusName, titleOf, valueText } from './words';
import type { FieldName, ListedProduct } from '../model/product';

interface Props {
  product: ListedProduct;
  name: FieldName;
  draft: ProductDraft | undefined;
  /** What the server said of what stands here. */
  refusal: string | undefined;
  currency: string;
  onEdit: WorkActions['edit'];
}

/** One field of a product in its row. It is drawn again when something of it changes, not with each key elsewhere. */
export const EditCell = memo(DrawnCell, (before, now) => {
  const isOther = (Object.keys(now) as (keyof Props)[]).some(
    (key) => key !== 'draft' && before[key] !== now[key],
  );
  const { name } = now;
  return (
    !isOther &&
    before.draft?.edits[name] === now.draft?.edits[name] &&
    before.draft?.base[name] === now.draft?.base[name]
  );
});

function DrawnCell({ product, name, draft, refusal, currency, onEdit }: Props) {
  const money = useMoney(currency);
  const saved = draft?.base[name] ?? product[name];
  const edit = draft?.edits[name];
  const isEdited = edit !== undefined && !isSame(edit, saved, name);
  const value = edit ?? product[name];
  const problem = isEdited ? problemOf(name, value, placesOf(currency)) : null;
  const says = problem ?? refusal;
  const field = {
    label: t('%(field)s of %(name)s', { field: fieldName(name), name: titleOf(product) }),
    isCell: true,
    was: isEdited ? saved && valueText(name, saved, money) : undefined,
    error: says === undefined ? undefined : [says],
    width: 'full',
  } as const;
  const onChange = (next: string) => onEdit(product, name, next);

  return (
    <span
      className={`ww-product-cell ${isEdited ? 'ww-product-edited' : ''}`}
      title={
        isEdited
          ? t('Was %(value)s', { value: valueText(name, saved, money) })
          : titleWhenCut(name, value)
      }
    >
      {name === 'status' ? (
        <SelectField
          {...field}
          noneLabel={null}
          choices={statuses.map((id) => ({ id, name: statusName(id) }))}
          value={value}
          onChange={(id) => onChange(String(id))}
        />
      ) : name === 'name' || name === 'tags' ? (
        <TextField {...field} value={value} onChange={onChange} />
      ) : name === 'price' ? (
        <MoneyField
          {...field}
          currency={currency}
          value={value}
          saved={saved}
          onChange={onChange}
        />
      ) : (
        <NumberField {...field} value={value} saved={saved} isWhole onChange={onChange} />
      )}
    </span>
  );
}

/** A name may be longer than its field. */
const titleWhenCut = (name: FieldName, value: string) =>
  name === 'name' || name === 'tags' ? value || undefined : undefined;
