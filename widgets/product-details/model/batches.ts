import type { OrderOf } from '@shared/lists/localRows';
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

/** What each column of the comparison is ordered by. */
export const batchOrder: OrderOf<ComparedBatch> = {
  batch: ({ batch }) => batch.reference,
  thc: ({ batch }) => numberOf(batch.thc),
  cbd: ({ batch }) => numberOf(batch.cbd),
  terpenes: ({ batch }) => terpenesOf(batch),
  testedOn: ({ batch }) => batch.testedOn,
  expiresOn: ({ batch }) => batch.expiresOn,
  price: ({ offer }) => numberOf(offer.price),
};
