import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const read = '/dashboard/vendor/7/sample-list/';

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/sample-list/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('table', { name: 'Items' })).toBeVisible();
};

const search = ({ page }: Pick<Visit, 'page'>) => page.getByRole('searchbox');

const sampleList: BrowserScreen = {
  name: 'sample-list',
  shown: 'Acapulco Gold',
  task: async ({ page, keys }) => {
    await openStrictly(page, '/sample-list/', 'vendor');
    await keys.to(search({ page }));
    await keys.type('dream');
    await expect(page.getByText('1 item shown')).toBeAttached();
    await expect(page.getByRole('cell', { name: 'Blue Dream' })).toBeVisible();
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the items…')).toBeAttached();
      },
    },
    empty: {
      'no items yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('There are no items yet.')).toBeVisible();
      },
      'no item fits': async (visit) => {
        await open(visit);
        await search(visit).fill('no such item');
        await expect(visit.page.getByText('No item fits the search.')).toBeVisible();
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
        await search(visit).fill('dream');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'as it is': open,
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
    'read-only': { never: 'It changes nothing.' },
  },
};

export default sampleList;
