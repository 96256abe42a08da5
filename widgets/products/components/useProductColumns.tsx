import { useMemo } from 'react';
import type { WriteMoney } from '@shared/format/money';
import { useLocale } from '@shared/mount/WidgetContext';
import { type FieldName, type ListedProduct, keyOf } from '../model/product';
import type { EditingProps } from './editingProps';
import type { EditingParts } from './loadParts';
import { productColumns } from './productColumns';
import { useFieldsInSlices } from './useFieldsInSlices';

/** The columns, with fields where products may be changed. `parts` is null until their code is there. */
export function useProductColumns(
  products: readonly ListedProduct[],
  money: WriteMoney,
  parts: EditingParts | null,
  editing: EditingProps | null,
) {
  const locale = useLocale();
  const { drafts, refusals } = editing?.work ?? {};
  const fielded = useFieldsInSlices(products);
  return useMemo(
    () =>
      productColumns({
        locale,
        money,
        edit: parts && editing && cellsBy(parts, editing),
        hasFields: (product) => fielded.has(keyOf(product)),
      }),
    // How a save goes changes no cell.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [parts, drafts, refusals, locale, money, fielded],
  );
}

/** Draws the fields of the products with what is typed over them. */
function cellsBy({ EditCell }: EditingParts, { work, currency }: EditingProps) {
  const { drafts, refusals, edit } = work;
  const DrawnCell = (product: ListedProduct, name: FieldName) => {
    const said = refusals.get(keyOf(product));
    return (
      <EditCell
        product={product}
        name={name}
        draft={drafts.get(keyOf(product))}
        // What the server said of the product as a whole stands at its name.
        refusal={said?.get(name) ?? (name === 'name' ? said?.get('id') : undefined)}
        currency={currency}
        onEdit={edit}
      />
    );
  };
  return DrawnCell;
}
