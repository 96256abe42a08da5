import type { Page } from '@playwright/test';
import type { StockLocation } from '../../fixtures/backend/world/shapes';
import { listStates } from '../../shared/lists/listStates.testkit';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';
import { button, chooseEntry, textbox } from '../../test/support/steps';

const list = '/dashboard/vendor/7/inventory/stock-locations/';
const action = `${list}action/`;

const readdress = async (page: Page, address: string) => {
  await button(page, 'Edit Main vault').click();
  await textbox(page, /^Address/).fill(address);
};

const { open, edit, meetColleague, states } = listStates({
  address: '/stock-location/',
  table: 'Stock locations',
  read: { method: 'GET', path: list },
  edit: (page) => readdress(page, '1 New Street'),
  write: { method: 'PATCH', path: action },
  save: 'Save location',
  words: {
    loading: 'Loading your stock locations…',
    none: 'You have no stock locations yet.',
    notFound: 'No location fits the search.',
  },
});

const says = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

const choose = async (visit: Visit, name: string, entry: string, scenario?: string) => {
  await open(visit, scenario);
  await chooseEntry(visit.page, name, entry);
};

const moveFrom = async (visit: Visit, name: string, to: string) => {
  await choose(visit, name, 'Move stock');
  await visit.page.getByRole('combobox', { name: /^Move to/ }).selectOption(to);
  await expect(visit.page.getByRole('checkbox', { name: 'All batches' })).toBeVisible();
};

const deactivate = async (visit: Visit, name: string) => {
  await choose(visit, name, 'Deactivate');
  const dialog = visit.page.getByRole('dialog');
  await expect(
    dialog.getByText(/are kept here|have access|depends on it\.$/).first(),
  ).toBeVisible();
};

const stockLocation: BrowserScreen = {
  name: 'stock-location',
  narrows: (page) => page.getByRole('button', { name: 'All', exact: true }).click(),
  shown: 'Main vault',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/stock-location/', 'vendor');
    await keys.use(button(page, 'New location'));
    await expect(textbox(page, /^Name/)).toBeVisible();
    await keys.to(textbox(page, /^Name/));
    await keys.type('North annex');
    await keys.use(button(page, 'Create location'));
    await says(page, 'Created North annex.');
    const { stockLocation: state } = await backend.state<{
      stockLocation: { stockLocations: StockLocation[] };
    }>();
    expect(state.stockLocations.map(({ name }) => name)).toContain('North annex');
  },
  kinds: {
    loading: {
      ...states.loading,
      'what depends on a location': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: action, fault: 'hang' });
        await choose(visit, 'Main vault', 'Deactivate');
        await expect(visit.page.getByText('Looking up what depends on it…')).toBeAttached();
      },
    },
    empty: {
      ...states.empty,
      'none inactive': async (visit) => {
        await open(visit);
        await button(visit.page, 'Inactive').click();
        await says(visit.page, 'No location is inactive.');
      },
    },
    error: {
      ...states.error,
      'the same address as a colleague': (visit) =>
        meetColleague(visit, (page) => readdress(page, '9 Far Street')),
      'batches that stayed': async (visit) => {
        await moveFrom(visit, 'Quarantine', 'Main vault');
        await button(visit.page, /^Move \d+ batches/).click();
        await says(visit.page, /was not moved\./);
      },
      'not deactivated': async (visit) => {
        await deactivate(visit, 'Main vault');
        await button(visit.page, 'Deactivate location').click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      ...states.filled,
      deactivated: async (visit) => {
        await deactivate(visit, 'Oakland cross-dock');
        await button(visit.page, 'Deactivate location').click();
        await says(visit.page, 'Deactivated Oakland cross-dock.');
        await button(visit.page, 'All').click();
        await expect(visit.page.getByRole('table').getByText('Inactive')).toBeVisible();
      },
    },
    modal: {
      'a location': edit,
      'moving stock': (visit) => moveFrom(visit, 'Main vault', 'Quarantine'),
      'moving very many batches': async (visit) => {
        await choose(visit, 'Main vault', 'Move stock', 'huge');
        await says(visit.page, /^Showing 100 of/);
      },
      'what depends on a location': (visit) => deactivate(visit, 'Main vault'),
    },
    'field errors': {
      'no name': async (visit) => {
        await open(visit);
        await button(visit.page, 'Edit Main vault').click();
        await textbox(visit.page, /^Name/).fill('');
        await textbox(visit.page, /^License/).fill('?');
        await button(visit.page, 'Save location').click();
        await says(visit.page, 'This field may not be blank.');
      },
    },
    'session ended': states['session ended'],
    'read-only': states['read-only'],
  },
};

export default stockLocation;
