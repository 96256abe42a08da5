import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const read = '/dashboard/vendor/7/orders/';
const summary = '/dashboard/vendor/7/orders/summary/';

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/vendor-dashboard/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('table', { name: 'Orders' })).toBeVisible();
};

const search = ({ page }: Pick<Visit, 'page'>) => page.getByRole('searchbox');

const vendorDashboard: BrowserScreen = {
  name: 'vendor-dashboard',
  shown: 'WW-1420',
  task: async ({ page, keys }) => {
    await openStrictly(page, '/vendor-dashboard/', 'vendor');
    await keys.to(search({ page }));
    await keys.type('WW-1400');
    await expect(page.getByText('1 order shown')).toBeAttached();
    await expect(page.getByRole('cell', { name: 'WW-1400' })).toBeVisible();
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the orders…')).toBeAttached();
      },
    },
    empty: {
      'no orders yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('No orders in the last 30 days.')).toBeVisible();
      },
      'no order fits': async (visit) => {
        await open(visit);
        await search(visit).fill('no such order');
        await expect(visit.page.getByText('No order fits the filters.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(visit.page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
      'the figures failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: summary, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(visit.page.getByText('The figures could not be loaded.')).toBeVisible();
      },
      'a search failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await search(visit).fill('WW');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'as it is': open,
      'a day chosen in the chart': async (visit) => {
        await open(visit);
        const chart = visit.page.getByRole('slider', { name: 'Sales by day' });
        await chart.press('End');
        await chart.press('Enter');
        await expect(
          visit.page.getByRole('button', { name: /^Remove the filter Day/ }),
        ).toBeVisible();
      },
      'bars, and a table instead of the chart': async (visit) => {
        await open(visit);
        await visit.page.getByRole('button', { name: 'Nothing' }).click();
        await visit.page.getByRole('button', { name: 'Show as table' }).click();
        await expect(visit.page.getByRole('table', { name: 'Sales by day' })).toBeVisible();
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
    'read-only': { never: 'It changes nothing.' },
  },
};

export default vendorDashboard;
