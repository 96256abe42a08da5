import { expect } from '../../test/browser/test';
import type { FaultyScreen } from '../../test/faults/screen';

/** The menu is read once the question of age is answered; it changes nothing. */
const publicStorefront: FaultyScreen = {
  name: 'public-storefront',
  address: '/public-storefront/?as=dispensary',
  calls: {
    S26: {
      kind: 'read',
      ask: async (page, turn) => {
        // A browser that was here before remembers the answer.
        await expect(page.getByText(/This menu is for adults|^Cannabis \(/).first()).toBeVisible();
        const yes = page.getByRole('button', { name: 'Yes, show the menu' });
        if ((await yes.count()) > 0) return yes.click();
        // Each turn asks for the other type.
        const other = turn > 0 && turn % 2 === 0 ? /^Cannabis/ : /^Non-cannabis/;
        return page.getByRole('tab', { name: other }).click();
      },
      shown: (page) => page.getByText('Evergreen Valley Farms'),
    },
  },
};

export default publicStorefront;
