import { heartOf } from '../../shared/storefront/heart.testkit';
import type { FaultyScreen } from '../../test/faults/screen';

const name = 'Evergreen Valley Farms';

const sellerDiscovery: FaultyScreen = {
  name: 'seller-discovery',
  address: '/seller-discovery/?as=dispensary',
  // A heart is sent as it is pressed.
  savesAtOnce: true,
  work: { write: 'S35', read: 'S13' },
  calls: {
    S13: {
      kind: 'read',
      shown: (page) => page.getByRole('button', { name: `Favorite: ${name}` }),
    },
    S35: heartOf(name),
  },
};

export default sellerDiscovery;
