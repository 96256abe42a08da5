import type { OrderOf } from '@shared/lists/localRows';
import type { Batch, ProductOffer } from './product';

/** A batch beside the others of a product, with what can be ordered of it. */
export type ComparedBatch = Batch & {
  offer: ProductOffer;
  /** Which one of its offer is sold: 1 for the first. */
  turn: number;
};

export const comparedBatches = (offers: readonly ProductOffer[]): ComparedBatch[] =>
  offers.flatMap((offer) =>
    offer.batches.map((batch, index) => ({ ...batch, offer, turn: index + 1 })),
  );

/** Per cent of all terpenes together; null where none are told. */
export const terpenesOf = ({ terpenes }: Batch): number | null =>
  terpenes.length === 0 ? null : terpenes.reduce((sum, { share }) => sum + share, 0);

const numberOf = (value: string | null) => (value === null ? null : Number(value));

/** What each column of the comparison is ordered by. */
export const batchOrder: OrderOf<ComparedBatch> = {
  turn: ({ turn }) => turn,
  batch: ({ reference }) => reference,
  thc: ({ thc }) => numberOf(thc),
  cbd: ({ cbd }) => numberOf(cbd),
  terpenes: terpenesOf,
  testedOn: ({ testedOn }) => testedOn,
  expiresOn: ({ expiresOn }) => expiresOn,
  price: ({ offer }) => numberOf(offer.price),
};
