import type { Batch, ProductOffer } from './product';

/** A batch beside the others of a product, with what can be ordered of it. */
export interface ComparedBatch {
  key: string;
  batch: Batch;
  offer: ProductOffer;
}

export const comparedBatches = (offers: readonly ProductOffer[]): ComparedBatch[] =>
  offers.flatMap((offer) =>
    offer.batches.map((batch) => ({ key: `${String(offer.id)} ${batch.key}`, batch, offer })),
  );

/** Per cent of all terpenes together; null where none are told. */
export const terpenesOf = ({ terpenes }: Batch): number | null =>
  terpenes.length === 0 ? null : terpenes.reduce((sum, { share }) => sum + share, 0);

const numberOf = (value: string | null) => (value === null ? null : Number(value));

/** What each column is ordered by. Days are text that is in order as it stands. */
const measures: Readonly<Record<string, (row: ComparedBatch) => number | string | null>> = {
  batch: ({ batch }) => batch.reference,
  thc: ({ batch }) => numberOf(batch.thc),
  cbd: ({ batch }) => numberOf(batch.cbd),
  terpenes: ({ batch }) => terpenesOf(batch),
  coa: ({ batch }) => batch.testedOn,
  expires: ({ batch }) => batch.expiresOn,
  price: ({ offer }) => numberOf(offer.price),
};

/** In order of a column, its name after a minus where that is descending. What is not told stands last either way. */
export function sortBatches(rows: readonly ComparedBatch[], orderBy: string): ComparedBatch[] {
  const measure = measures[orderBy.replace(/^-/, '')];
  if (!measure) return [...rows];
  const sign = orderBy.startsWith('-') ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [measure(one), measure(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -sign : sign;
  });
}
