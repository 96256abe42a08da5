/**
 * Loaders of dialogs that most visits never open. They are passed down as props: an import() in the parts themselves would
 * need another file.
 */
export const later = {
  bulk: () => import('@shared/rows/BulkDialog'),
  file: () => import('@shared/rows/RowsFileDialog'),
};
