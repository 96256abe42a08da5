/** What fetches what most visits never see. Who shows it is handed it: fetched from there, it would take one file more. */
export const later = {
  table: async () => (await import('./components/ProductTable')).ProductTable,
  comparison: async () => (await import('./components/CompareBar')).CompareBar,
  preview: async () => (await import('./components/PreviewDialog')).PreviewDialog,
};
