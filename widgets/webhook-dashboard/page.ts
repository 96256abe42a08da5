import type { Page } from '@playwright/test';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';
import { button, chooseEntry } from '../../test/support/steps';

const read = '/dashboard/vendor/7/webhooks/';

const address = (page: Page) => page.getByRole('textbox', { name: /^Address/ });
const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ });
const orders = 'hooks.evergreen.example/orders';
const editOrders = (page: Page) => button(page, `Edit ${orders}`);

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/webhook-dashboard/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('table', { name: 'Endpoints' })).toBeVisible();
};

const edit = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await editOrders(visit.page).click();
  await description(visit.page).fill('Front desk');
};

const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect') => {
  await edit(visit);
  await visit.backend.arm({ method: 'POST', path: read, fault });
  await button(visit.page, 'Save endpoint').click();
};

const add = async (visit: Visit, url: string, scenario?: string) => {
  await open(visit, scenario);
  await button(visit.page, 'Add endpoint').click();
  await address(visit.page).fill(url);
};

const showDeliveries = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await button(visit.page, /^Actions for /)
    .first()
    .click();
  await visit.page.getByRole('menuitem', { name: 'Deliveries' }).click();
  await expect(visit.page.getByRole('group', { name: 'Deliveries' })).toBeVisible();
};

const addHeader = async (visit: Visit, name: string, value: string) => {
  await open(visit);
  await button(visit.page, 'Add header').click();
  const dialog = visit.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Value', { exact: true }).fill(value);
};

const webhookDashboard: BrowserScreen = {
  name: 'webhook-dashboard',
  shown: orders,
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/webhook-dashboard/', 'vendor');
    await keys.use(button(page, 'Add endpoint'));
    await expect(address(page)).toBeVisible();
    await keys.to(address(page));
    await page.keyboard.type('https://new.example.com/hooks');
    await keys.use(button(page, 'Build a signed sample'));
    await expect(page.getByText('Webhook-Signature: t=')).toBeVisible();
    await keys.use(button(page, 'Add the endpoint'));
    await expect(page.getByText('Added new.example.com/hooks.')).toBeVisible();
    const { webhooks } = await backend.state<{ webhooks: { endpoints: unknown[] } }>();
    expect(webhooks.endpoints).toHaveLength(4);
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the webhooks…')).toBeAttached();
      },
    },
    empty: {
      'no endpoints, headers and secret': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('There are no endpoints yet.')).toBeVisible();
      },
      'nothing sent yet': async (visit) => {
        await open(visit);
        await chooseEntry(visit.page, 'staging.evergreen.example/hooks', 'Deliveries');
        await expect(visit.page.getByText('Nothing was sent to this endpoint yet.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'the secret was not shown': async (visit) => {
        await open(visit);
        await visit.backend.arm({
          method: 'POST',
          path: `${read}reveal/`,
          fault: 'forbidden-403',
        });
        await button(visit.page, 'Show the secret').click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'endpoints, headers and a secret': open,
      'a server with the named calls alone': (visit) => open(visit, 'plain'),
      'the secret and a value shown': async (visit) => {
        await open(visit);
        await button(visit.page, 'Show the secret').click();
        await expect(button(visit.page, 'Copy the secret')).toBeVisible();
        await button(visit.page, 'Show the value of X-Api-Key').click();
        await expect(button(visit.page, 'Copy the value of X-Api-Key')).toBeVisible();
      },
      'two secrets are valid': async (visit) => {
        await open(visit);
        await button(visit.page, 'Make a new secret').click();
        await button(visit.page, 'Replace the secret').click();
        await expect(visit.page.getByText(/^Former secret valid until/)).toBeVisible();
      },
      paused: async (visit) => {
        await open(visit);
        await chooseEntry(visit.page, orders, 'Pause');
        await expect(visit.page.getByText(`Paused ${orders}.`)).toBeVisible();
      },
      'very many': (visit) => open(visit, 'huge'),
      'addresses that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: {
      'an endpoint and its events': async (visit) => {
        await edit(visit);
        await expect(visit.page.getByLabel('Find an event')).toBeVisible();
      },
      'a signed sample': async (visit) => {
        await add(visit, 'https://192.168.1.4/hooks');
        await button(visit.page, 'Build a signed sample').click();
        await expect(visit.page.getByText('Webhook-Signature: t=')).toBeVisible();
      },
      'very many events': async (visit) => {
        await add(visit, 'https://new.example.com/hooks', 'huge');
        await visit.page.getByRole('radio', { name: 'Chosen events' }).check();
        await expect(visit.page.getByLabel('Find an event')).toBeVisible();
      },
      'hostile events': async (visit) => {
        await add(visit, 'https://new.example.com/hooks', 'hostile');
        await visit.page.getByRole('radio', { name: 'Chosen events' }).check();
        await expect(visit.page.getByLabel('Find an event')).toBeVisible();
      },
      'a header': (visit) => addHeader(visit, 'X-Tenant-Id', 'evergreen'),
      'what a new secret breaks': async (visit) => {
        await open(visit);
        await button(visit.page, 'Make a new secret').click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
      'how to verify': async (visit) => {
        await open(visit);
        await button(visit.page, 'How to verify').click();
        await expect(visit.page.getByText('import hmac')).toBeVisible();
      },
      'before one is deleted': async (visit) => {
        await open(visit);
        await chooseEntry(visit.page, orders, 'Delete');
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
      'what was sent': async (visit) => {
        await showDeliveries(visit);
        await button(visit.page, /^Details/)
          .first()
          .click();
        await expect(visit.page.getByRole('group', { name: 'What was sent' })).toBeVisible();
      },
    },
    'field errors': {
      'an address that is none, and no events': async (visit) => {
        await add(visit, 'http://hooks.example.com');
        await visit.page.getByRole('radio', { name: 'Chosen events' }).check();
        await button(visit.page, 'Add the endpoint').click();
        await expect(visit.page.getByText(/^The address must begin with https/)).toBeVisible();
      },
      'a header that belongs to the connection': async (visit) => {
        await addHeader(visit, 'Host', 'é');
        await button(visit.page, 'Add the header').click();
        await expect(visit.page.getByText(/^Host belongs to the connection/)).toBeVisible();
      },
    },
    'session ended': {
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'a user who may only look': (visit) => open(visit, 'read-only'),
    },
  },
};

export default webhookDashboard;
