import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const read = '/storefront2/public/:slug/';
const product = 'Acapulco Gold flower';

const yes = ({ page }: Pick<Visit, 'page'>) =>
  page.getByRole('button', { name: 'Yes, show the menu' });

const goTo = async (visit: Visit, scenario = 'default') => {
  await visit.open('/public-storefront/', { as: 'dispensary', scenario });
  await expect(yes(visit)).toBeVisible();
};
const answer = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await yes(visit).click();
};
const open = async (visit: Visit, scenario?: string) => {
  await answer(visit, scenario);
  await expect(visit.page.getByRole('article').first()).toBeVisible();
};

const search = ({ page }: Pick<Visit, 'page'>) => page.getByRole('searchbox');

const publicStorefront: BrowserScreen = {
  name: 'public-storefront',
  shown: product,
  asks: 'Yes, show the menu',
  task: async ({ page, keys }) => {
    await openStrictly(page, '/public-storefront/', 'dispensary');
    await expect(yes({ page })).toBeVisible();
    await keys.use(yes({ page }));
    await keys.to(search({ page }));
    await keys.type('grinder');
    await expect(page.getByText('0 products found')).toBeAttached();
    await keys.to(page.getByRole('tab', { name: /^Cannabis/ }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Four-piece grinder')).toBeVisible();
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await answer(visit);
        await expect(visit.page.getByText('Loading the menu…')).toBeAttached();
      },
    },
    empty: {
      'nothing on the menu': async (visit) => {
        await answer(visit, 'empty');
        await expect(visit.page.getByText('Nothing is on this menu yet.')).toBeVisible();
      },
      'no product fits': async (visit) => {
        await open(visit);
        await search(visit).fill('no such product');
        await expect(visit.page.getByText('No product fits.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await answer(visit);
        await expect(visit.page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
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
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'login-redirect' });
        await answer(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in in/ })).toBeVisible();
      },
    },
    'read-only': { never: 'It changes nothing.' },
  },
};

export default publicStorefront;
