import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const first = '/storefront2-landing/';
const brands = '/storefront2/grouped-active-brands/';
const reserve = 'Evergreen Reserve';

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/storefront-landing/', { as: 'dispensary', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('option').first()).toBeVisible();
};

const search = ({ page }: Pick<Visit, 'page'>) => page.getByRole('searchbox');
const fail = (visit: Visit, path: string) =>
  visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });

const storefrontLanding: BrowserScreen = {
  name: 'storefront-landing',
  narrows: (page) => page.getByRole('tab', { name: /^Sellers/ }).click(),
  shown: reserve,
  task: async ({ page, keys }) => {
    await openStrictly(page, '/storefront-landing/', 'dispensary');
    await keys.to(search({ page }));
    await keys.type('evergreen');
    await expect(page.getByRole('tab', { name: 'Sellers (1)' })).toBeVisible();
    await keys.to(page.getByRole('option').first());
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: reserve })).toBeFocused();
  },
  kinds: {
    loading: {
      'all of it': async (visit) => {
        for (const path of [first, brands, '/storefront2/grouped-active-sellers/']) {
          await visit.backend.arm({ method: 'GET', path, fault: 'hang' });
        }
        await goTo(visit);
        await expect(visit.page.getByText('Loading the highlights…')).toBeAttached();
      },
      'one list': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: brands, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the brands…')).toBeAttached();
      },
    },
    empty: {
      'nothing yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('There are no brands yet.')).toBeVisible();
      },
      'a search finds none of this list': async (visit) => {
        await open(visit);
        await search(visit).fill('north coast');
        await expect(visit.page.getByRole('tab', { name: 'Brands (0)' })).toBeVisible();
        await expect(visit.page.getByText('No brand fits.')).toBeVisible();
      },
    },
    error: {
      'the highlights failed': async (visit) => {
        await fail(visit, first);
        await goTo(visit);
        await expect(visit.page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
      'a list failed': async (visit) => {
        await fail(visit, brands);
        await goTo(visit);
        await expect(visit.page.getByText(/The brands could not be loaded/)).toBeVisible();
      },
    },
    filled: {
      'as it is': open,
      'the sellers': async (visit) => {
        await open(visit);
        await visit.page.getByRole('tab', { name: /^Sellers/ }).click();
        await expect(visit.page.getByText('Evergreen Valley Farms')).toBeVisible();
      },
      'a letter that was gone to': async (visit) => {
        await open(visit, 'huge');
        await visit.page.getByRole('option', { name: 'S', exact: true }).click();
        await expect(visit.page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
      },
      'names that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: { never: 'It has no dialogs.' },
    'field errors': { never: 'It has no fields but the search, which cannot be wrong.' },
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: brands, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { never: 'It changes nothing.' },
  },
};

export default storefrontLanding;
