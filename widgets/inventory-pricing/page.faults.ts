import type { FaultyScreen } from '../../test/faults/screen';
import { button } from '../../test/support/steps';
import { price, rows, stored, type } from './page';

const inventoryPricing: FaultyScreen = {
  name: 'inventory-pricing',
  address: '/inventory-pricing/?as=vendor',
  work: { write: 'I1', read: 'I14' },
  calls: {
    R1: {
      kind: 'read',
      ask: (page, turn) => type(page, `=${String(400 + turn)}`),
      shown: (page) => page.getByText('Customers’ rules'),
      isAside: true,
      leave: (page) => button(page, 'Discard').click(),
    },
    I14: { kind: 'read', shown: price },
    I1: rows.faultyWrite(stored),
  },
};

export default inventoryPricing;
