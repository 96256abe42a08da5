import type { FaultyScreen } from '../../test/faults/screen';
import { price, rows, stored } from './page';

const inventoryPricing: FaultyScreen = {
  name: 'inventory-pricing',
  address: '/inventory-pricing/?as=vendor',
  work: { write: 'I1', read: 'I14' },
  calls: {
    I14: { kind: 'read', shown: price },
    I1: rows.faultyWrite(stored),
  },
};

export default inventoryPricing;
