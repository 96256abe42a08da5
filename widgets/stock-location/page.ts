import type { Page } from '@playwright/test';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { button } from '../../test/steps';

const list = '/dashboard/vendor/7/inventory/stock-locations/';
const action = `${list}action/`;

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/stock-location/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('table', { name: 'Stock locations' })).toBeVisible();
};

const edit = async (visit: Visit, address = '1 New Street') => {
  await open(visit);
  await button(visit.page, 'Edit Main vault').click();
  await textbox(visit.page, /^Address/).fill(address);
};

const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect') => {
  await edit(visit);
  await visit.backend.arm({ method: 'PATCH', path: action, fault });
  await button(visit.page, 'Save location').click();
};

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

/** Another page of this browser session changes the location meanwhile. */
const meetColleague = async (visit: Visit) => {
  await edit(visit);
  const other = await visit.page.context().newPage();
  await other.goto('/stock-location/?as=vendor');
  await button(other, 'Edit Main vault').click();
  await textbox(other, /^Address/).fill('9 Far Street');
  await button(other, 'Save location').click();
  await expect(other.getByText('Saved Main vault.')).toBeVisible();
  await other.close();
  await button(visit.page, 'Save location').click();
  await expect(button(visit.page, 'Keep yours')).toBeVisible();
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
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading your stock locations…')).toBeAttached();
      },
      'what depends on a location': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: action, fault: 'hang' });
        await choose(visit, 'Main vault', 'Deactivate');
        await expect(visit.page.getByText('Looking up what depends on it…')).toBeAttached();
      },
    },
    empty: {
      'no locations yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('You have no stock locations yet.')).toBeVisible();
      },
      'no location fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('no such place');
        await expect(visit.page.getByText('No location fits the search.')).toBeVisible();
      },
      'none inactive': async (visit) => {
        await open(visit);
        await button(visit.page, 'Inactive').click();
        await expect(visit.page.getByText('No location is inactive.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'the same address as a colleague': meetColleague,
      'batches that stayed': async (visit) => {
        await moveFrom(visit, 'Quarantine');
        await button(visit.page, /^Move \d+ batches/).click();
        await expect(visit.page.getByText(/1 batch stayed\./)).toBeVisible();
      },
      'not deactivated': async (visit) => {
        await choose(visit, 'Main vault', 'Deactivate');
        await expect(visit.page.getByText(/batches are kept here/)).toBeVisible();
        await button(visit.page, 'Deactivate location').click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'the list': open,
      'draft offered': async (visit) => {
        visit.page.on('dialog', (dialog) => void dialog.accept());
        await edit(visit);
        await visit.page.reload();
        await expect(button(visit.page, 'Restore')).toBeVisible();
      },
      deactivated: async (visit) => {
        await choose(visit, 'Oakland cross-dock', 'Deactivate');
        await expect(visit.page.getByText(/have access|Nothing depends/)).toBeVisible();
        await button(visit.page, 'Deactivate location').click();
        await expect(visit.page.getByText('Deactivated Oakland cross-dock.')).toBeVisible();
        await button(visit.page, 'All').click();
        await expect(visit.page.getByText('Inactive').last()).toBeVisible();
      },
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
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
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'a user who may only look': (visit) => open(visit, 'read-only') },
  },
};

export default stockLocation;
