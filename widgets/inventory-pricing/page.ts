import type { Page } from '@playwright/test';
import type { PricedVariant } from '../../shared/contract/inventoryPricing';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { button } from '../../test/steps';

const inventory = '/dashboard/vendor/7/inventory/';
const list = `${inventory}prices/`;
const update = `${inventory}update-batches/`;

/** The list price of the first row. */
const price = (page: Page) => page.getByRole('gridcell').first();

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/inventory-pricing/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('grid')).toBeVisible();
};

const type = async (page: Page, text: string) => {
  await price(page).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

const change = async (visit: Visit) => {
  await open(visit);
  await type(visit.page, '450');
  await expect(visit.page.getByText('1 row changed')).toBeVisible();
};

const paste = async (page: Page, text: string) => {
  await price(page).click();
  await page.evaluate((block) => {
    const data = new DataTransfer();
    data.setData('text/plain', block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
};

const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect' | 'hang') => {
  await change(visit);
  await visit.backend.arm({ method: 'POST', path: update, fault });
  await button(visit.page, 'Save 1 row').click();
};

const save = async (visit: Visit) => {
  await change(visit);
  await button(visit.page, 'Save 1 row').click();
  await expect(visit.page.getByText('Saved 1 row.')).toBeVisible();
};

/** Somebody else's change of the same price, after it was read here. */
const changeElsewhere = (page: Page) =>
  page.evaluate(
    async ([from, to]) => {
      const [, token = ''] = /csrftoken=([^;]*)/.exec(document.cookie) ?? [];
      const { variants } = (await (await fetch(from)).json()) as { variants: { id: number }[] };
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
        body: JSON.stringify({ prices: [{ id: variants[0]?.id, price: '470.00' }] }),
      });
      // What is not read is never at its end.
      await answer.text();
    },
    [list, update] as const,
  );

const stored = async (backend: Backend) =>
  (await backend.state<{ inventoryPricing: { variants: PricedVariant[] } }>()).inventoryPricing
    .variants;

const inventoryPricing: BrowserScreen = {
  name: 'inventory-pricing',
  shown: 'Blue Dream 3.5 g',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/inventory-pricing/', 'vendor');
    await expect(page.getByRole('grid')).toBeVisible();
    // Into the grid: its first cell takes the focus, the price is beside it.
    await keys.to(page.getByRole('rowheader').first());
    await keys.press('ArrowRight');
    await keys.type('=450');
    await keys.press('Enter');
    await keys.press('ArrowUp');
    await keys.type('+10%');
    await keys.press('Enter');
    await keys.use(button(page, 'Save 1 row'));
    await expect(page.getByText('Saved 1 row.')).toBeVisible();
    expect((await stored(backend))[0]?.price).toBe('495.00');
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the prices…')).toBeAttached();
      },
    },
    empty: {
      'no variants yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('You have no variants yet.')).toBeVisible();
      },
      'no variant fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('no such variant');
        await expect(visit.page.getByText('No variant fits.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'nothing saved': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'a block that did not fit': async (visit) => {
        await open(visit);
        await paste(visit.page, 'many\t5\n1\t2');
        await expect(visit.page.getByText(/cell was left out/)).toBeVisible();
      },
    },
    filled: {
      'a grid': (visit) => open(visit),
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
      'what sells below its cost': async (visit) => {
        await open(visit);
        await button(visit.page, 'Show').first().click();
        await visit.page.getByLabel('Below cost', { exact: true }).check();
        await expect(button(visit.page, /^Remove the filter Show/)).toBeVisible();
      },
      changed: change,
      'the former value of a changed cell': async (visit) => {
        await change(visit);
        await visit.page.keyboard.press('ArrowUp');
        await expect(price(visit.page)).toBeFocused();
      },
      pasted: async (visit) => {
        await open(visit);
        await paste(visit.page, '450\t430\n460\t440\n1');
        await expect(visit.page.getByText('5 cells pasted.')).toBeVisible();
      },
      'on its way': async (visit) => {
        await saveInto(visit, 'hang');
        await expect(visit.page.locator('[aria-busy=true]').first()).toBeVisible();
      },
      saved: save,
      'changed elsewhere': async (visit) => {
        await change(visit);
        await changeElsewhere(visit.page);
        await button(visit.page, 'Save 1 row').click();
        await expect(button(visit.page, 'Keep yours')).toBeVisible();
      },
      'overtaken by a colleague': async (visit) => {
        await save(visit);
        await changeElsewhere(visit.page);
        await button(visit.page, 'Take back the last save').click();
        await expect(visit.page.getByText('Nothing can be taken back.')).toBeVisible();
      },
      'an earlier draft': async (visit) => {
        visit.page.on('dialog', (dialog) => void dialog.accept());
        await change(visit);
        await visit.page.reload();
        await expect(button(visit.page, 'Restore')).toBeVisible();
      },
    },
    modal: {
      'many at once': async (visit) => {
        await open(visit);
        await button(visit.page, 'Change many').click();
        const dialog = visit.page.getByRole('dialog');
        await dialog.getByLabel('Change', { exact: true }).selectOption('Lower by %');
        await dialog.getByLabel('Per cent').fill('39');
        await expect(dialog.getByText('Below cost').first()).toBeVisible();
      },
      'a file': async (visit) => {
        await open(visit);
        await button(visit.page, 'Upload CSV').click();
        const dialog = visit.page.getByRole('dialog');
        await dialog.getByLabel('Choose a CSV file').setInputFiles({
          name: 'prices.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('id,List price,Step\n11,200,2\n100001,cheap,\n9,1,1\n'),
        });
        await expect(dialog.getByText('Below cost').first()).toBeVisible();
      },
      'missing variants': async (visit) => {
        await open(visit);
        await button(visit.page, '2 missing variants').click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
    },
    'field errors': {
      'an amount that is none': async (visit) => {
        await open(visit);
        await type(visit.page, 'twelve');
        await expect(visit.page.getByText('Enter an amount.')).toBeVisible();
      },
      'refused by the server': async (visit) => {
        await open(visit);
        await paste(visit.page, '450\n200000');
        await button(visit.page, 'Save 2 rows').click();
        await expect(visit.page.getByText(/A case costs at most/)).toBeVisible();
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
    'read-only': {
      'a user who may only look': (visit) => open(visit, 'read-only'),
    },
  },
};

export default inventoryPricing;
