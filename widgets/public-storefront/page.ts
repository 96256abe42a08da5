import type { Locator, Page } from '@playwright/test';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Fault } from '../../test/browser/test';

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, show the menu' });
const search = (page: Page) => page.getByRole('searchbox');

const goTo = async (visit: Visit, scenario = 'default') => {
  await visit.open('/public-storefront/', { as: 'dispensary', scenario });
  await expect(yes(visit.page)).toBeVisible();
};
const answer = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await yes(visit.page).click();
};
const open = async (visit: Visit, scenario?: string) => {
  await answer(visit, scenario);
  await expect(visit.page.getByRole('article').first()).toBeVisible();
};

/** The first read of the menu goes wrong, which shows. */
const failed = (fault: Fault['fault'], shown: (page: Page) => Locator) => async (visit: Visit) => {
  await visit.backend.arm({ method: 'GET', path: '/storefront2/public/:slug/', fault });
  await answer(visit);
  await expect(shown(visit.page)).toBeVisible();
};

const publicStorefront: BrowserScreen = {
  name: 'public-storefront',
  shown: 'Acapulco Gold flower',
  asks: 'Yes, show the menu',
  task: async ({ page, keys }) => {
    await openStrictly(page, '/public-storefront/', 'dispensary');
    await expect(yes(page)).toBeVisible();
    await keys.use(yes(page));
    await keys.to(search(page));
    await keys.type('grinder');
    await expect(page.getByText('0 products found')).toBeAttached();
    await keys.to(page.getByRole('tab', { name: /^Cannabis/ }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Four-piece grinder')).toBeVisible();
  },
  kinds: {
    loading: {
      'the first time': failed('hang', (page) => page.getByText('Loading the menu…')),
    },
    empty: {
      'nothing on the menu': async (visit) => {
        await answer(visit, 'empty');
        await expect(visit.page.getByText('Nothing is on this menu yet.')).toBeVisible();
      },
      'no product fits': async (visit) => {
        await open(visit);
        await search(visit.page).fill('no such product');
        await expect(visit.page.getByText('No product fits.')).toBeVisible();
      },
    },
    error: {
      'first load failed': failed('forbidden-403', (page) =>
        page.getByRole('button', { name: 'Retry' }),
      ),
    },
    filled: {
      'as it is': open,
      'with prices': (visit) => open(visit, 'prices'),
      'what is not cannabis': async (visit) => {
        await open(visit);
        await visit.page.getByRole('tab', { name: /^Non-cannabis/ }).click();
        await expect(visit.page.getByText('Four-piece grinder')).toBeVisible();
      },
      'names that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: { 'the question of age': goTo },
    'field errors': { never: 'It has no fields but the search, which cannot be wrong.' },
    'session ended': {
      'while it loads': failed('login-redirect', (page) =>
        page.getByRole('link', { name: /^Sign in in/ }),
      ),
    },
    'read-only': { never: 'It changes nothing.' },
  },
};

export default publicStorefront;
