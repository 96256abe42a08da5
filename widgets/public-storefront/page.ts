import type { Page } from '@playwright/test';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Fault } from '../../test/browser/test';

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, show the menu' });
const search = (page: Page) => page.getByRole('searchbox');

const goTo = async (visit: Visit, scenario = 'default') => {
  await visit.open('/public-storefront/', { as: 'dispensary', scenario });
  await expect(yes(visit.page)).toBeVisible();
};
/** Says yes to the question, after which this shows. */
const see = (shown: string, scenario?: string) => async (visit: Visit) => {
  await goTo(visit, scenario);
  await yes(visit.page).click();
  await expect(visit.page.locator(shown).first()).toBeVisible();
};
const open = see('article');

/** The first read of the menu goes wrong, which shows. */
const failed = (fault: Fault['fault'], shown: string) => async (visit: Visit) => {
  await visit.backend.arm({ method: 'GET', path: '/storefront2/public/:slug/', fault });
  await see(shown)(visit);
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
    loading: { 'the first time': failed('hang', 'text=Loading the menu…') },
    empty: {
      'nothing on the menu': see('text=Nothing is on this menu yet.', 'empty'),
      'no product fits': async (visit) => {
        await open(visit);
        await search(visit.page).fill('no such product');
        await expect(visit.page.getByText('No product fits.')).toBeVisible();
      },
    },
    error: { 'first load failed': failed('forbidden-403', 'text=Retry') },
    filled: {
      'as it is': open,
      'with prices': see('article', 'prices'),
      'what is not cannabis': async (visit) => {
        await open(visit);
        await visit.page.getByRole('tab', { name: /^Non-cannabis/ }).click();
        await expect(visit.page.getByText('Four-piece grinder')).toBeVisible();
      },
      'names that break screens': see('article', 'hostile'),
    },
    modal: { 'the question of age': goTo },
    'field errors': { never: 'It has no fields but the search, which cannot be wrong.' },
    'session ended': { 'while it loads': failed('login-redirect', 'text=Sign in in a new tab') },
    'read-only': { never: 'It changes nothing.' },
  },
};

export default publicStorefront;
