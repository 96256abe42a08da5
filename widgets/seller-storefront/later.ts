/**
 * Loaders of parts that most visits never open. They are passed down as props: an import() in the parts themselves would
 * need another file.
 */
export const later = {
  table: async () => (await import('./components/ProductTable')).ProductTable,
  comparison: async () => (await import('./components/CompareBar')).CompareBar,
  preview: async () => (await import('./components/PreviewDialog')).PreviewDialog,
};
