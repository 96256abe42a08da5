import type { PricedRow } from './prices';

/** A variant that costs less than its price and its first tier. */
export const row: PricedRow = {
  id: 1,
  name: 'Gelato',
  productId: '',
  productName: 'Gelato',
  brandId: '',
  categoryId: '',
  category: '',
  batchRef: '',
  packageSize: '',
  stock: 3,
  price: '12.50',
  tier0: '12.00',
  tier1: '',
  tier2: '',
  tier3: '',
  tier4: '',
  cost: '11.00',
  minimum: '3',
  step: '1',
};

/** Numbers from 0 that look random and are the same each time. */
export function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
