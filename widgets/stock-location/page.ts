import type { Page } from '@playwright/test';
import { listStates } from '../../shared/lists/listStates.testkit';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { button } from '../../test/steps';

const list = '/dashboard/vendor/7/inventory/stock-locations/';
const action = `${list}action/`;

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

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

const choose = async (visit: Visit, name: string, entry: string, scenario?: string) => {
  await open(visit, scenario);
  await button(visit.page, `Actions for ${name}`).click();
  await visit.page.getByRole('menuitem', { name: entry }).click();
};

const moveFrom = async (visit: Visit, name: string) => {
  await choose(visit, name, 'Move stock');
  await visit.page
    .getByRole('combobox', { name: /^Move to/ })
    .selectOption(name === 'Main vault' ? 'Quarantine' : 'Main vault');
  await expect(visit.page.getByRole('checkbox', { name: 'All batches' })).toBeVisible();
};

const stored = async (backend: Backend) =>
  (await backend.state<{ stockLocation: { stockLocations: { name: string }[] } }>()).stockLocation
    .stockLocations;

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
    await expect(page.getByText('Created North annex.')).toBeVisible();
    expect((await stored(backend)).map(({ name }) => name)).toContain('North annex');
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
        await expect(visit.page.getByText('No location is inactive.')).toBeVisible();
      },
    },
    error: {
      ...states.error,
      'the same address as a colleague': (visit) =>
        meetColleague(visit, (page) => readdress(page, '9 Far Street')),
      'batches that stayed': async (visit) => {
        await moveFrom(visit, 'Quarantine');
        await button(visit.page, /^Move \d+ batches/).click();
        await expect(visit.page.getByText(/was not moved\./)).toBeVisible();
      },
      'not deactivated': async (visit) => {
        await choose(visit, 'Main vault', 'Deactivate');
        await expect(visit.page.getByText(/batches are kept here/)).toBeVisible();
        await button(visit.page, 'Deactivate location').click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      ...states.filled,
      deactivated: async (visit) => {
        await choose(visit, 'Oakland cross-dock', 'Deactivate');
        await expect(visit.page.getByText(/have access|Nothing depends/)).toBeVisible();
        await button(visit.page, 'Deactivate location').click();
        await expect(visit.page.getByText('Deactivated Oakland cross-dock.')).toBeVisible();
        await button(visit.page, 'All').click();
        await expect(visit.page.getByText('Inactive').last()).toBeVisible();
      },
    },
    modal: {
      'a location': edit,
      'moving stock': (visit) => moveFrom(visit, 'Main vault'),
      'moving very many batches': async (visit) => {
        await choose(visit, 'Main vault', 'Move stock', 'huge');
        await expect(visit.page.getByText(/^Showing 100 of/)).toBeVisible();
      },
      'what depends on a location': async (visit) => {
        await choose(visit, 'Main vault', 'Deactivate');
        await expect(visit.page.getByText(/batches are kept here/)).toBeVisible();
      },
    },
    'field errors': {
      'no name': async (visit) => {
        await open(visit);
        await button(visit.page, 'Edit Main vault').click();
        await textbox(visit.page, /^Name/).fill('');
        await textbox(visit.page, /^License/).fill('?');
        await button(visit.page, 'Save location').click();
        await expect(visit.page.getByText('This field may not be blank.')).toBeVisible();
      },
    },
    'session ended': states['session ended'],
    'read-only': states['read-only'],
  },
};

export default stockLocation;
