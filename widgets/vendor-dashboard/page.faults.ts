import type { FaultyScreen } from '../../test/faults/screen';

/** Three parts, each read when the page is opened; it changes nothing. */
const vendorDashboard: FaultyScreen = {
  name: 'vendor-dashboard',
  address: '/vendor-dashboard/?as=vendor',
  calls: {
    D3: { kind: 'read', shown: (page) => page.getByText('WW-1420') },
    VD1: { kind: 'read', shown: (page) => page.getByText('Average order') },
    D4: { kind: 'read', shown: (page) => page.getByText('96 orders') },
  },
};

export default vendorDashboard;
