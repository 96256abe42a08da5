import type { Page } from '@playwright/test';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const base = '/integrations/quickbooks-online/vendor/7';
const customers = `${base}/lt-customers`;
const saving = `${base}/customer-mappings`;

const field = (page: Page, name = 'Poppy & Rye Oakland') =>
  page.getByRole('combobox', { name: `QuickBooks customer for ${name}` });
const save = (page: Page) => button(page, /^Save [\d,]+ change/);

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/accounting-integration/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('table', { name: 'Customers' })).toBeVisible();
};

const link = async (page: Page, text = 'payroll') => {
  await field(page).fill(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
};

const edit = async (visit: Visit) => {
  await open(visit);
  await link(visit.page);
};

const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect') => {
  await edit(visit);
  await visit.backend.arm({ method: 'POST', path: saving, fault });
  await save(visit.page).click();
};

/** Somebody else links the same customer, after it was read here. */
const linkElsewhere = (page: Page) =>
  page.evaluate(async (address) => {
    const [, token = ''] = /csrftoken=([^;]*)/.exec(document.cookie) ?? [];
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
      body: JSON.stringify({ customers: [{ id: 9, foreignId: 'C-walk-in' }] }),
    });
    // What is not read is never at its end.
    await answer.text();
  }, saving);

const openTab = async (visit: Visit, name: string) => {
  await open(visit);
  await visit.page.getByRole('tab', { name }).click();
  await expect(visit.page.getByRole('table', { name })).toBeVisible();
};

const accountingIntegration: BrowserScreen = {
  name: 'accounting-integration',
  narrows: (page) => page.getByRole('button', { name: /^Linked/ }).click(),
  shown: 'Harborview Oakland',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/accounting-integration/', 'vendor');
    await keys.to(field(page));
    await keys.type('payroll');
    await keys.press('Enter');
    await keys.use(save(page));
    await expect(page.getByText('Saved 1 change.')).toBeVisible();
    const { accountingIntegration: state } = await backend.state<{
      accountingIntegration: { customers: Record<string, string> };
    }>();
    expect(state.customers['9']).toBe('C-payroll');
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: customers, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the customers…')).toBeAttached();
      },
    },
    empty: {
      'no customers yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('You have no customers yet.')).toBeVisible();
      },
      'not connected': async (visit) => {
        await goTo(visit, 'not-connected');
        await expect(button(visit.page, 'Connect to QuickBooks')).toBeVisible();
      },
      'back from a refused consent': async (visit) => {
        await goTo(visit, 'refused');
        await expect(visit.page.getByText(/the consent was refused/)).toBeVisible();
      },
      'nothing fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('no such customer');
        await expect(visit.page.getByText('Nothing fits.')).toBeVisible();
      },
      disconnected: async (visit) => {
        await open(visit);
        await button(visit.page, 'Disconnect').click();
        await visit.page
          .getByRole('dialog')
          .getByRole('button', { name: 'Disconnect QuickBooks' })
          .click();
        await expect(visit.page.getByText(/^QuickBooks was disconnected/)).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: customers, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'QuickBooks could not be read': async (visit) => {
        const path = `${base}/qbo-customers`;
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
        await expect(visit.page.getByRole('table', { name: 'Customers' })).toBeVisible();
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      customers: async (visit) => {
        await open(visit);
        // Suggestions are looked for in small parts, and come when the table has been there for a while.
        await expect(button(visit.page, /^Use the suggestion for/).first()).toBeVisible();
      },
      products: (visit) => openTab(visit, 'Products'),
      'custom fields': (visit) => openTab(visit, 'Custom fields'),
      'conflicts alone': async (visit) => {
        await open(visit);
        await button(visit.page, /^Conflict/).click();
        await expect(button(visit.page, 'Show both').first()).toBeVisible();
      },
      'a list is open': async (visit) => {
        await open(visit);
        await field(visit.page).fill('green');
        await expect(visit.page.getByRole('option').first()).toBeVisible();
      },
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
      changed: edit,
      saved: async (visit) => {
        await edit(visit);
        await save(visit.page).click();
        await expect(visit.page.getByText('Saved 1 change.')).toBeVisible();
      },
      'changed elsewhere': async (visit) => {
        await edit(visit);
        await linkElsewhere(visit.page);
        await save(visit.page).click();
        await expect(button(visit.page, 'Keep yours')).toBeVisible();
      },
      'an earlier draft': async (visit) => {
        await edit(visit);
        await visit.page.reload();
        await expect(button(visit.page, 'Restore')).toBeVisible();
      },
      'read again': async (visit) => {
        await open(visit);
        await button(visit.page, 'Read QuickBooks again').click();
        await expect(visit.page.getByText('QuickBooks was read again.')).toBeVisible();
      },
    },
    modal: {
      'what would happen': async (visit) => {
        await edit(visit);
        await button(visit.page, 'What would happen').click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
      'exact matches': async (visit) => {
        await open(visit);
        await button(visit.page, /^Accept \d+ exact matches$/).click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
      'a file': async (visit) => {
        await open(visit);
        await button(visit.page, 'Upload CSV').click();
        const file = 'id,QuickBooks customer\n9,Payroll (do not use)\n10,Nobody\n9999,\n';
        await visit.page.getByLabel('Choose a CSV file').setInputFiles({
          name: 'links.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(file),
        });
        await expect(visit.page.getByText(/1 link changes\./)).toBeVisible();
      },
      'asks before it disconnects': async (visit) => {
        await open(visit);
        await button(visit.page, 'Disconnect').click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
    },
    'field errors': {
      'refused by the server': async (visit) => {
        await edit(visit);
        // What is chosen is gone at QuickBooks by the time it is saved.
        await visit.page.route(`**${saving}`, (route) =>
          route.fulfill({
            status: 400,
            json: { customers: [{ foreignId: ['QuickBooks has nothing by this id any more.'] }] },
          }),
        );
        await save(visit.page).click();
        await expect(visit.page.getByText(/nothing by this id/).first()).toBeVisible();
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

export default accountingIntegration;
