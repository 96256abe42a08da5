import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { SelectAllThatFit } from '@shared/lists/SelectAllThatFit';
import type { BulkFields } from '@shared/rows/bulk';
import { numberWays } from '@shared/rows/rowFields';
import { DialogButton } from '@shared/ui/DialogButton';
import type { later } from '../later';
import { keyOf, type ListedProduct, type ProductFields } from '../model/product';
import type { ProductsQuery } from '../model/query';
import { readAllThatFit } from '../state/requests';
import { useAppDispatch } from '../state/slice';
import type { Editor } from './loadParts';

interface Props {
  load: (typeof later)['bulk'];
  editor: Editor;
  /** By their keys. */
  selected: ReadonlyMap<string, ListedProduct>;
  onSelect: (selected: ReadonlyMap<string, ListedProduct>) => void;
  query: ProductsQuery;
  /** How many fit on all pages; null while that is not known. */
  count: number | null;
}

const bulkFields: BulkFields<ProductFields> = [
  { name: 'price', ways: numberWays },
  { name: 'status', ways: ['set'] },
  { name: 'minimum', ways: ['set'] },
  { name: 'step', ways: ['set'] },
  { name: 'tags', ways: ['add', 'remove', 'set'] },
];

/** What can be done with the selected products, and the way to all that fit. */
export function SelectionActions({ load, editor, selected, onSelect, query, count }: Props) {
  const dispatch = useAppDispatch();
  const { size } = selected;
  const edit = tn('Edit %(count)s product', 'Edit %(count)s products', size, {
    count: formatCount(size, editor.locale),
  });
  return (
    <>
      <DialogButton
        load={load}
        className="btn-outline-primary"
        dialog={({ BulkDialog }, close) => (
          <BulkDialog
            editor={editor}
            rows={[...selected.values()]}
            fields={bulkFields}
            words={{
              title: edit,
              heads: changeHeads(),
              change: (changes, text) =>
                tn('Change %(count)s product', 'Change %(count)s products', changes, text),
              changeNone: t('Change products'),
              changes: (changes, text) =>
                tn('%(count)s product changes.', '%(count)s products change.', changes, text),
            }}
            onClose={close}
          />
        )}
      >
        {edit}
      </DialogButton>
      <SelectAllThatFit
        selected={selected}
        count={count}
        query={query}
        read={() => dispatch(readAllThatFit(query))}
        rowKey={keyOf}
        onSelect={onSelect}
      />
    </>
  );
}

export const changeHeads = () => ({ row: t('Product'), field: t('Field') });
