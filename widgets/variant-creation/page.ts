import type { Page } from '@playwright/test';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const list = '/dashboard/vendor/7/inventory/variants/';
const create = `${list}create/`;

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at);

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/variant-creation/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('checkbox').first()).toBeVisible();
};

const tick = async (page: Page, ...names: string[]) => {
  for (const name of names) await box(page, name).click();
};

const write = async (page: Page) => {
  await tick(page, '1 g', 'Pouch');
  await cell(page, 2).click();
  await page.keyboard.type('12.50');
  await page.keyboard.press('Enter');
};

const choose = async (visit: Visit) => {
  await open(visit);
  await write(visit.page);
};

const sendInto = async (visit: Visit, fault: 'status-500' | 'login-redirect') => {
  await choose(visit);
  await visit.backend.arm({ method: 'POST', path: create, fault });
  await button(visit.page, 'Create 1 variant').click();
};

const chooseAll = async (visit: Visit) => {
  await open(visit, 'huge');
  for (const option of ['Package size', 'Packaging', 'Flavor']) {
    await button(visit.page, `Choose all of ${option}`).click();
  }
  await expect(button(visit.page, 'Create 200 variants')).toBeVisible();
};

const openDialog = async (visit: Visit) => {
  await goTo(visit, 'dialog');
  await button(visit.page, 'Create variants').click();
  await expect(visit.page.getByRole('dialog')).toBeVisible();
};

const created = async (backend: Backend) =>
  (await backend.state<{ variantCreation: { created: { sku: string }[] } }>()).variantCreation
    .created;

const variantCreation: BrowserScreen = {
  name: 'variant-creation',
  shown: 'Package size',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/variant-creation/', 'vendor');
    await expect(box(page, '1 g')).toBeVisible();
    await keys.to(box(page, '1 g'));
    await keys.press('Space');
    await keys.to(box(page, 'Pouch'));
    await keys.press('Space');
    // Into the table: its first cell takes the focus, the price is the third after it.
    await keys.to(page.getByRole('rowheader'));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await keys.press(key);
    await keys.type('12.50');
    await keys.press('Enter');
    await keys.use(button(page, 'Create 1 variant'));
    await expect(page.getByText('Created 1 variant.')).toBeVisible();
    expect(await created(backend)).toMatchObject([{ sku: 'BDF-1G-POUCH' }]);
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the product…')).toBeAttached();
      },
    },
    empty: {
      'no options': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('This product has no options yet.')).toBeVisible();
      },
      'nothing chosen': open,
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'nothing created': async (visit) => {
        await sendInto(visit, 'status-500');
        await expect(visit.page.getByText(/No variants were created\./)).toBeVisible();
      },
      'a block that did not fit': async (visit) => {
        await choose(visit);
        await cell(visit.page, 2).click();
        await visit.page.evaluate(() => {
          const data = new DataTransfer();
          data.setData('text/plain', 'many\t5\t6\n1');
          document.activeElement?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
        });
        await expect(visit.page.getByText(/cells were left out/)).toBeVisible();
      },
    },
    filled: {
      'one variant': choose,
      'existing ones and new ones': async (visit) => {
        await open(visit);
        await tick(visit.page, '1 g', '7 g', '28 g', 'Jar', 'Tin');
        await button(visit.page, 'Leave out 7 g · Tin').click();
        await expect(visit.page.getByText('Left out')).toBeVisible();
      },
      '200 variants': chooseAll,
      'draft offered': async (visit) => {
        visit.page.on('dialog', (dialog) => void dialog.accept());
        await choose(visit);
        await visit.page.reload();
        await expect(button(visit.page, 'Restore')).toBeVisible();
      },
      created: async (visit) => {
        await choose(visit);
        await button(visit.page, 'Create 1 variant').click();
        await expect(visit.page.getByText('Created 1 variant.')).toBeVisible();
      },
      'names that break screens': async (visit) => {
        await open(visit, 'hostile');
        for (const each of await visit.page.getByRole('checkbox').all()) await each.click();
        await expect(visit.page.getByRole('grid')).toBeVisible();
      },
    },
    modal: {
      'the dialog': openDialog,
      'a variant in the dialog': async (visit) => {
        await openDialog(visit);
        await write(visit.page);
        await expect(button(visit.page, 'Create 1 variant')).toBeVisible();
      },
      discarding: async (visit) => {
        await choose(visit);
        await button(visit.page, 'Discard').click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
    },
    'field errors': {
      'at their rows': async (visit) => {
        await open(visit);
        await tick(visit.page, '1 g', '7 g', 'Tin');
        await button(visit.page, 'Create 2 variants').click();
        await expect(visit.page.getByText('Enter a price.').first()).toBeVisible();
      },
      'a pattern': async (visit) => {
        await choose(visit);
        await visit.page.getByRole('textbox', { name: 'Names' }).fill('{colour}');
        await expect(visit.page.getByText('There is no option “colour”.')).toBeVisible();
      },
    },
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
      'while it creates': async (visit) => {
        await sendInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'a user who may only look': async (visit) => {
        await goTo(visit, 'read-only');
        await expect(visit.page.getByRole('table', { name: 'Variants' })).toBeVisible();
      },
    },
  },
};

export default variantCreation;
