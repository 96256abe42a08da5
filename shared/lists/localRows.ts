/** What rows are ordered by, by the keys of their columns. Null: not known, and last in the order. */
export type OrderOf<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/**
 * Rows that are all here in the order of a column, its key after a minus where that is descending; of text the numbers
 * count as numbers. What is not known stands last either way. An unknown key leaves them as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  orderBy: string,
  orderOf: OrderOf<Row>,
): readonly Row[] {
  const key = orderBy.replace(/^-/, '');
  const valueOf = Object.hasOwn(orderOf, key) ? orderOf[key] : undefined;
  if (!valueOf) return rows;
  const sign = orderBy.startsWith('-') ? -1 : 1;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  return valued
    .sort(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      if (typeof one === 'number') return sign * (one - Number(other));
      return sign * compare(one, String(other));
    })
    .map(({ row }) => row);
}

/** Tells of a text whether every word that is searched for stands in it, in whatever case. No words are in every text. */
export function finderOf(filterText: string): (text: string) => boolean {
  const words = filterText.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = text.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}
