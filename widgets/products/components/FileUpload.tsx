import { t } from '@shared/page/i18n';
import type { FileWords } from '@shared/rows/RowsFileDialog';
import type { FileColumn } from '@shared/rows/rowsFile';
import { FileButton } from '@shared/ui/FileButton';
import type { later } from '../later';
import type { ListedProduct } from '../model/product';
import type { ProductsQuery } from '../model/query';
import { readAllThatFit } from '../state/requests';
import { useAppDispatch } from '../state/slice';
import type { Editor } from './loadParts';
import { changeHeads } from './SelectionActions';

const fileWords = (): FileWords => ({
  title: t('Change products by a file'),
  heads: changeHeads(),
  notFound: (id) =>
    t('No product with the id “%(id)s” is in this list, as it is searched and filtered.', { id }),
});

interface Props {
  load: (typeof later)['file'];
  editor: Editor;
  query: ProductsQuery;
  /** Handed over, for the download has them from the start. */
  columns: readonly FileColumn<ListedProduct>[];
}

/** A file changes the products that the list would give as one: all that fit, on all pages. */
export function FileUpload({ load, editor, query, columns }: Props) {
  const dispatch = useAppDispatch();
  const rows = () => dispatch(readAllThatFit(query));
  return (
    <FileButton
      load={load}
      dialog={({ RowsFileDialog }, onClose) => (
        <RowsFileDialog {...{ editor, rows, columns, onClose }} words={fileWords} />
      )}
    />
  );
}
