import type { FaultName } from '../../fixtures/backend/faults';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const first = '/storefront2-landing/';
const brands = '/storefront2/grouped-active-brands/';
const sellers = '/storefront2/grouped-active-sellers/';
const reserve = 'Evergreen Reserve';

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/storefront-landing/', { as: 'dispensary', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('option').first()).toBeVisible();
};

const search = ({ page }: Pick<Visit, 'page'>) => page.getByRole('searchbox');

/** What is said once these calls go wrong. */
const under =
  (fault: FaultName, says: string | RegExp, ...paths: string[]) =>
  async (visit: Visit) => {
    for (const path of paths) await visit.backend.arm({ method: 'GET', path, fault });
    await goTo(visit);
    await expect(visit.page.getByText(says)).toBeAttached();
  };

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
      'all of it': under('hang', 'Loading the highlights…', first, brands, sellers),
      'one list': under('hang', 'Loading the brands…', brands),
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
      'the highlights failed': under('forbidden-403', /The highlights could not/, first),
      'a list failed': under('forbidden-403', /The brands could not be loaded/, brands),
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
      'timed banners': async (visit) => {
        await open(visit, 'banners');
        await expect(visit.page.getByRole('button', { name: 'Dismiss' })).toHaveCount(2);
      },
      'names that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: { never: 'It has no dialogs.' },
    'field errors': { never: 'It has no fields but the search, which cannot be wrong.' },
    'session ended': { 'while it loads': under('login-redirect', /^Sign in/, brands) },
    'read-only': { never: 'It changes nothing.' },
  },
};

export default storefrontLanding;
