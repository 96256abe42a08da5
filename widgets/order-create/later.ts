/**
 * Loaders of parts that most visits never open. They are passed down as props: an import() in the parts themselves would
 * need another file.
 */
export const later = {
  discount: () => import('./components/DiscountDialog'),
  late: async () => (await import('./components/Late')).Late,
  news: async () => (await import('./components/GridNews')).GridNews,
};
