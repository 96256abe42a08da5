import type { FaultyScreen } from '../../test/faults/screen';

const publicStorefront: FaultyScreen = {
  name: 'public-storefront',
  address: '/public-storefront/?as=dispensary',
  calls: {
    S26: {
      kind: 'read',
      ask: (page, turn) => {
        const yes = page.getByRole('button', { name: 'Yes, show the menu' });
        // A browser that was here before remembers the answer, and each turn asks for the other type.
        const name = turn > 0 && turn % 2 === 0 ? /^Cannabis/ : /^Non-cannabis/;
        return yes.or(page.getByRole('tab', { name })).click();
      },
      shown: (page) => page.getByText('Evergreen Valley Farms'),
    },
  },
};

export default publicStorefront;
