import {
  openStrictly,
  pressWithoutCode,
  type BrowserScreen,
  type Visit,
} from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const read = '/storefront2/navigation/';
const switching = '/storefront2/shop-as/vendor/:slug/location/:locationId';
const locations = '/storefront2/vendor/:slug/user-locations/';

const goTo = ({ open }: Visit, scenario = 'default', as = 'dispensary') =>
  open('/storefront-navigation/', { as, scenario });

const open = async (visit: Visit, scenario?: string, as?: string) => {
  await goTo(visit, scenario, as);
  await expect(visit.page.getByRole('group', { name: 'Shopping location' })).toBeVisible();
};

const change = ({ page }: Pick<Visit, 'page'>) =>
  page.getByRole('button', { name: /^(Change|Choose a) location$/ });
const field = ({ page }: Pick<Visit, 'page'>) => page.getByRole('combobox', { name: 'Location' });

const openDialog = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await change(visit).click();
  await expect(field(visit)).toBeVisible();
};

const choose = async (visit: Pick<Visit, 'page'>) => {
  await change(visit).click();
  await field(visit).fill('Ferry');
  await visit.page
    .getByRole('option', { name: /Ferry Terminal/ })
    .first()
    .click();
};
const send = ({ page }: Pick<Visit, 'page'>) =>
  page.getByRole('button', { name: 'Shop for this location' }).click();

const storefrontNavigation: BrowserScreen = {
  name: 'storefront-navigation',
  shown: /^(Shopping|Not shopping) /,
  task: async ({ page, keys }) => {
    await openStrictly(page, '/storefront-navigation/', 'dispensary');
    await keys.use(change({ page }));
    await expect(field({ page })).toBeFocused();
    await keys.type('Ferry');
    await keys.press('Enter');
    await keys.use(page.getByRole('button', { name: 'Shop for this location' }));
    await expect(page.getByText('Shopping at Harborview – Ferry Terminal')).toBeVisible();
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the navigation…')).toBeAttached();
      },
    },
    empty: {
      'no location to shop for': async (visit) => {
        await open(visit, 'empty');
        await change(visit).click();
        await expect(visit.page.getByText('You have no locations to shop for.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(visit.page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
      'a switch was refused': async (visit) => {
        await open(visit);
        await choose(visit);
        await visit.backend.arm({ method: 'GET', path: switching, fault: 'refused-400' });
        await send(visit);
        await expect(visit.page.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
      'the dialog did not come': async (visit) => {
        await open(visit);
        await pressWithoutCode(visit.page, change(visit));
      },
    },
    filled: {
      'as it is': open,
      'an open entry': async (visit) => {
        await open(visit);
        const orders = visit.page.getByRole('button', { name: 'Orders' });
        // Where it is narrow the entries stand in the drawer.
        if (await orders.isVisible()) await orders.click();
        else await visit.page.getByRole('button', { name: 'Menu' }).click();
        await expect(visit.page.getByRole('link', { name: 'Open orders' })).toBeVisible();
      },
      'of staff': (visit) => open(visit, 'default', 'staff'),
      'names that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: {
      'the locations': openDialog,
      'very many locations': (visit) => openDialog(visit, 'huge'),
      'the locations failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: locations, fault: 'forbidden-403' });
        await change(visit).click();
        await expect(visit.page.getByRole('dialog').getByRole('alert')).toBeVisible();
      },
    },
    'field errors': { never: 'Only what the list offers can be chosen.' },
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'no other location to choose': (visit) => open(visit, 'read-only') },
  },
};

export default storefrontNavigation;
