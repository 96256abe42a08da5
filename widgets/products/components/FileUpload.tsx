import { useMemo } from 'react';
import { t } from '@shared/i18n';
import { RowsFileButton } from '@shared/rows/RowsFileButton';
import type { FileWords } from '@shared/rows/RowsFileDialog';
import type { ProductsQuery } from '../model/query';
import { readAllThatFit } from '../state/requests';
import { useAppDispatch } from '../state/slice';
import { fileColumns } from './fileColumns';
import type { Editor } from './loadParts';
import { changeHeads } from './SelectionActions';

const fileWords = (): FileWords => ({
  title: t('Change products by a file'),
  heads: changeHeads(),
  notFound: (id) =>
    t('No product with the id “%(id)s” is in this list, as it is searched and filtered.', { id }),
});

/** A file changes the products that the list would give as one: all that fit, on all pages. */
export function FileUpload({ editor, query }: { editor: Editor; query: ProductsQuery }) {
  const dispatch = useAppDispatch();
  const columns = useMemo(() => fileColumns(), []);
  const rows = () => dispatch(readAllThatFit(query));
  return <RowsFileButton {...{ editor, rows, columns }} words={fileWords} />;
}
