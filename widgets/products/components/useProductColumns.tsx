import { useMemo } from 'react';
import type { WriteMoney } from '@shared/format/money';
import { useLocale } from '@shared/mount/WidgetContext';
import { useFieldsInSlices } from '@shared/rows/useFieldsInSlices';
import { keyOf, type ListedProduct } from '../model/product';
import type { EditingParts, Editor } from './loadParts';
import { productColumns } from './productColumns';

/** The columns, with fields where products may be changed. Both are null until the code of the fields is there. */
export function useProductColumns(
  products: readonly ListedProduct[],
  money: WriteMoney,
  parts: EditingParts | null,
  editor: Editor | null,
) {
  const locale = useLocale();
  const { drafts, refusals, facts, edit } = editor ?? {};
  const fielded = useFieldsInSlices(products, keyOf);
  return useMemo(
    () =>
      productColumns({
        locale,
        money,
        canEdit: facts !== undefined,
        fieldOf: (product, name) => {
          const key = keyOf(product);
          if (!parts || !facts || !edit || !fielded.has(key)) return null;
          return (
            <parts.FieldCell
              of={facts}
              row={product}
              name={name}
              draft={drafts?.get(key)}
              refusal={parts.errorAt(facts.kind, refusals?.get(key), name, name === 'name')}
              onEdit={edit}
            />
          );
        },
      }),
    [parts, facts, edit, drafts, refusals, locale, money, fielded],
  );
}
