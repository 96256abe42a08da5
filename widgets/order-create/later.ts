const loadLate = () => import('./components/Late');

/**
 * Loaders of parts that most visits never open. They are passed down as props: an import() in the parts themselves would
 * need another file.
 */
export const later = {
  discount: () => import('./components/DiscountDialog'),
  late: async () => (await loadLate()).Late,
  changed: async () => (await loadLate()).ChangedQuestion,
  news: async () => (await import('./components/GridNews')).GridNews,
};
