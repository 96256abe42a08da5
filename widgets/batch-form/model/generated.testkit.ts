import type { Batch, BatchTerpene, BatchVariant } from '@shared/contract/batches';

type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const texts = ['0012', '1e5', '0x1A', '', ' 7 ', 'EV-2609-0012', '=1+1', 'Ω', '__proto__', '1.50'];

/** A batch such as a server may send: texts that look like numbers, odd ids, gaps, keys the form does not know. */
export function generateBatch(random: Random): Batch {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = <T>(make: () => T): T | null => (random() < 0.2 ? null : make());
  const whole = (limit: number) => Math.floor(random() * limit);
  const decimal = () =>
    random() < 0.5 ? (random() * 100).toFixed(whole(5)) : Math.round(random() * 1000) / 10;
  const day = () =>
    new Date(Date.UTC(2020 + whole(10), whole(12), 1 + whole(28))).toISOString().slice(0, 10);
  const id = (start: number) =>
    pick<(n: number) => string | number>([
      (n) => start + n,
      (n) => `${start + n}`,
      (n) => `copy-of-${start + n}`,
      (n) => `new-terpene-${start + n}`,
      (n) => `a.b|${start + n}`,
    ])(whole(1_000_000));

  const units = Array.from({ length: whole(4) }, () => id(1));
  const batchVariants = Array.from({ length: whole(12) }, (): BatchVariant => {
    const known = {
      id: id(1000),
      productVariantId: maybe(() => id(2000)),
      productId: maybe(() => id(3000)),
      productName: pick(texts),
      cannabisBatchInventoryUnitId: units.length > 0 ? maybe(() => pick(units)) : null,
      caseSize: maybe(decimal),
      packageSizeId: maybe(() => id(4000)),
      isDuplicate: random() < 0.5,
      hasOrders: random() < 0.5,
      pullNumber: maybe(() => pick(texts)),
      stockId: maybe(() => pick(texts)),
      wasImported: random() < 0.5,
    };
    return random() < 0.3 ? { ...known, ...{ warehouseShelf: pick(texts) } } : known;
  });
  const known: Batch = {
    id: id(1),
    batchRef: pick(texts),
    expirationDate: maybe(day),
    harvestDate: maybe(day),
    labResultsDate: maybe(day),
    manufactureDate: maybe(day),
    thc_delta8: maybe(decimal),
    thc_delta9: maybe(decimal),
    sampleCases: maybe(() => whole(20)),
    batchUnits: units.map((unit) => ({
      id: unit,
      name: pick(texts),
      variants: batchVariants.filter(() => random() < 0.5).map((row) => row.id),
    })),
    batchVariants,
    terpenes: Array.from({ length: whole(12) }, (): BatchTerpene => ({
      id: id(5000),
      terpeneTypeId: id(1),
      percentage: maybe(decimal),
    })),
    coas: [],
  };
  return random() < 0.3 ? { ...known, ...{ metrcTag: pick(texts), notes: null } } : known;
}
