import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const read = '/storefront2/seller-discovery/';
const favorite = '/profile/favorite-vendor/:vendorId/edit/';
const name = 'Evergreen Valley Farms';

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/seller-discovery/', { as: 'dispensary', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('article').first()).toBeVisible();
};

const search = ({ page }: Pick<Visit, 'page'>) => page.getByRole('searchbox');
const heart = ({ page }: Pick<Visit, 'page'>) =>
  page.getByRole('button', { name: `Favorite: ${name}` });

const sellerDiscovery: BrowserScreen = {
  name: 'seller-discovery',
  shown: name,
  task: async ({ page, keys }) => {
    await openStrictly(page, '/seller-discovery/', 'dispensary');
    await keys.to(search({ page }));
    await keys.type('evergreen');
    await expect(page.getByText('1 seller found')).toBeAttached();
    await keys.use(heart({ page }));
    await expect(page.getByText(`${name} was added to your favorites.`)).toBeAttached();
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the sellers…')).toBeAttached();
      },
    },
    empty: {
      'no sellers yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('There are no sellers yet.')).toBeVisible();
      },
      'no seller fits': async (visit) => {
        await open(visit);
        await search(visit).fill('no such seller');
        await expect(visit.page.getByText('No seller fits.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(visit.page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
      'a search failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await search(visit).fill('farms');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'a favorite was refused': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'POST', path: favorite, fault: 'refused-400' });
        await heart(visit).click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'as it is': open,
      'choices of a filter': async (visit) => {
        await open(visit);
        await visit.page.getByRole('button', { name: 'Category' }).click();
        await visit.page.getByRole('checkbox', { name: /^Flower/ }).check();
        await expect(visit.page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
      },
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: { never: 'It has no dialogs.' },
    'field errors': { never: 'It has no fields but the search, which cannot be wrong.' },
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'no favorites to mark': (visit) => open(visit, 'read-only') },
  },
};

export default sellerDiscovery;
