import { useMemo } from 'react';
import { idsOf } from '@shared/answers/values';
import { Combobox } from '@shared/forms/Combobox';
import { Field } from '@shared/forms/Field';
import { t, tn } from '@shared/page/i18n';
import type { Id } from '@shared/answers/id';
import { useDomId } from '@shared/mount/WidgetContext';
import { Icon } from '@shared/ui/Icon';
import { trashIcon } from '@shared/ui/icons/trash';
import type { Choice } from '../model/answers';
import { nameOfChoice, namesOfChoices } from './TileContent';

interface Props {
  label: string;
  error: readonly string[];
  isReadOnly: boolean;
  products: readonly Choice[];
  /** What the tile holds. */
  chosen: unknown;
  onChange: (ids: Id[]) => void;
}

/** The products of a row, in the order in which they were added. */
export function ProductsField({ label, error, isReadOnly, products, chosen, onChange }: Props) {
  const labelId = useDomId();
  const ids = useMemo(() => idsOf(chosen), [chosen]);
  const source = useMemo(
    () => ({
      options: products.filter(({ id }) => !ids.some((each) => String(each) === String(id))),
      textOf: ({ name }: Choice) => name,
    }),
    [products, ids],
  );
  if (isReadOnly) {
    return (
      <Field label={label} isReadOnly text={namesOfChoices(products, ids)}>
        {() => null}
      </Field>
    );
  }
  return (
    <div className="ww-stack" role="group" aria-labelledby={labelId}>
      <div className="ww-form-field">
        <span className="form-label" id={labelId}>
          {label}
        </span>
        <ul className="ww-page-products">
          {ids.map((id) => (
            <li key={String(id)} className="ww-row">
              <bdi>{nameOfChoice(products, id)}</bdi>
              <button
                type="button"
                className="btn btn-plain ww-icon-btn"
                data-focus={`product:${String(id)}`}
                aria-label={t('Remove %(name)s', { name: nameOfChoice(products, id) })}
                title={t('Remove')}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              >
                <Icon of={trashIcon} />
              </button>
            </li>
          ))}
        </ul>
        {error.map((says) => (
          <p key={says} className="ww-note ww-note-danger">
            <span>{says}</span>
          </p>
        ))}
      </div>
      <Combobox<Choice>
        label={t('Add a product')}
        texts={{
          placeholder: t('Name of a product'),
          list: t('Products'),
          none: t('No other product has this name.'),
          count: (count) => tn('%(count)s product', '%(count)s products', count),
        }}
        value=""
        source={source}
        keyOf={({ id }) => String(id)}
        describe={({ name }) => ({ name })}
        onChoose={({ id }) => onChange([...ids, id])}
      />
    </div>
  );
}
