import type { FaultyScreen } from '../../test/faults/screen';
import { price, rows, stored } from './page';

const products: FaultyScreen = {
  name: 'products',
  address: '/products/?as=vendor',
  work: { write: 'P1', read: 'P2' },
  calls: {
    P2: { kind: 'read', shown: price },
    P1: rows.faultyWrite(stored),
  },
};

export default products;
