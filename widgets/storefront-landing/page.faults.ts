import type { FaultyScreen } from '../../test/faults/screen';

const page = '/storefront-landing/?as=dispensary';

/** Three parts, each read when the page is opened; it changes nothing. */
const storefrontLanding: FaultyScreen = {
  name: 'storefront-landing',
  address: page,
  calls: {
    S21: { kind: 'read', shown: (at) => at.getByRole('link', { name: 'Solventless season' }) },
    S22: { kind: 'read', shown: (at) => at.getByRole('link', { name: 'Evergreen Reserve' }) },
    S23: {
      kind: 'read',
      address: `${page}&storefront-landing=view%3Dsellers`,
      shown: (at) => at.getByRole('link', { name: 'Evergreen Valley Farms' }),
    },
  },
};

export default storefrontLanding;
