import { readMoney } from '@shared/format/readMoney';
import { notNegative, readDecimal, readPercent } from '@shared/format/readNumber';
import type { FormulaReaders } from './formula';
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

/** How a column of prices reads its numbers. */
export const readersIn = (locale: string): FormulaReaders => ({
  plain: notNegative(readMoney(locale, 'USD')),
  factor: readDecimal(locale),
  percent: readPercent(locale),
  decimals: 2,
});
