import type { Page } from '@playwright/test';
import { expect } from '../../test/browser/test';
import {
  openStrictly,
  pressWithoutCode,
  type BrowserScreen,
  type Reach,
  type Visit,
} from '../../test/browser/screen';

const path = '/dashboard/vendor/7/rules/';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const minimum = (page: Page) => page.getByLabel('Minimum (cases)');

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/rules-editor/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  const count = visit.page.getByText(/^(No|[\d,]+) rules?|There are no rules/);
  await expect(count.first()).toBeVisible();
};

/** A rule of each mark: changed, moved, deleted and new. What is found of the new one comes after it and takes room. */
const work = async (visit: Visit) => {
  const { page } = visit;
  await open(visit);
  await button(page, 'Edit rule 1').click();
  await minimum(page).fill('6');
  await button(page, 'Move rule 3 up').click();
  await button(page, 'Delete rule 5').click();
  await button(page, 'Duplicate rule 6').click();
  await expect(page.getByText('1 rule changed, 1 added, 1 moved, 1 deleted')).toBeVisible();
  await expect(page.getByText('3 never used')).toBeVisible();
};

const save = async (visit: Visit, cases = '6', scenario?: string) => {
  const { page } = visit;
  await open(visit, scenario);
  await button(page, 'Edit rule 1').click();
  await minimum(page).fill(cases);
  await button(page, /^Save/).click();
};

/** Opens all fields of a rule of a family. */
const openRule =
  (family: RegExp, number: number): Reach =>
  async (visit) => {
    const { page } = visit;
    await open(visit);
    await page.getByRole('tab', { name: family }).click();
    await button(page, `Edit rule ${number}`).click();
    await button(page, 'All fields…').click();
    await expect(page.getByRole('dialog', { name: 'Edit rule' })).toBeVisible();
  };

const openImport = async (visit: Visit, content: string) => {
  const { page } = visit;
  await open(visit);
  await button(page, 'Import CSV…').click();
  const dialog = page.getByRole('dialog', { name: 'Import rules: Quantity' });
  const file = { name: 'rules.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await dialog.getByLabel('Choose a CSV file').setInputFiles(file);
  return dialog;
};

const family =
  (name: RegExp): Reach =>
  async (visit) => {
    await open(visit);
    await visit.page.getByRole('tab', { name }).click();
    await expect(visit.page.getByRole('tab', { name, selected: true })).toBeVisible();
  };

const scenarios: Record<string, Reach> = Object.fromEntries(
  ['restricted', 'more-fields', 'hostile', 'huge'].map((scenario) => [
    scenario,
    (visit: Visit) => open(visit, scenario),
  ]),
);

const rulesEditor: BrowserScreen = {
  name: 'rules-editor',
  narrows: async (page) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.locator('fieldset select').first().selectOption({ index: 1 });
  },
  shown: /2 never used/,
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/rules-editor/', 'vendor');
    await keys.use(page.getByRole('button', { name: 'Edit rule 1', exact: true }));
    await expect(page.getByLabel('Minimum (cases)')).toBeFocused();
    await keys.press('Control+A');
    await keys.type('6');
    await keys.press('Enter');
    await keys.use(button(page, 'Save 1 change'));
    await expect(page.getByText('Saved: 1 rule changed.')).toBeVisible();
    const { rules } = await backend.state<{
      rules: { rules: { quantity: { minimum: unknown }[] } };
    }>();
    expect(rules.rules.quantity[0]?.minimum).toBe(6);
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the rules…')).toBeAttached();
      },
    },
    empty: {
      'no rules yet': (visit) => open(visit, 'empty'),
      'no rule fits': async (visit) => {
        await open(visit);
        await visit.page.getByLabel('Find in the rules').fill('no such rule');
        await expect(visit.page.getByText(/^0 of 8 rules|^No rule/).first()).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'reading again failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await button(visit.page, 'Refresh').click();
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await visit.backend.arm({ method: 'POST', path, fault: 'status-500' });
        await save(visit);
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'a colleague changed the same rule': async (visit) => {
        await save(visit, '6', 'conflict');
        await expect(visit.page.getByRole('group', { name: 'Conflict' })).toBeVisible();
        // At the end of the page the save bar stands where it belongs, and lies over no row.
        await visit.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      },
      'the dialog of files did not come': async (visit) => {
        await open(visit);
        await pressWithoutCode(visit.page, button(visit.page, 'Import CSV…'));
      },
    },
    filled: {
      'with warnings': async (visit) => {
        await open(visit);
        await expect(visit.page.getByText(/2 never used/)).toBeVisible();
      },
      'rules of prices': family(/^Pricing/),
      'rules of who sees what': family(/^Visibility/),
      'not saved': work,
      saved: async (visit) => {
        await save(visit);
        await expect(visit.page.getByText('Saved: 1 rule changed.')).toBeVisible();
      },
      'draft offered': async (visit) => {
        const { page } = visit;
        page.on('dialog', (dialog) => void dialog.accept());
        await work(visit);
        await page.reload();
        await expect(button(page, 'Restore')).toBeVisible();
      },
      'filtered, and asking which rule decides': async (visit) => {
        const { page } = visit;
        await open(visit);
        await button(page, 'Filter').click();
        await button(page, 'Which rule decides?').click();
        const product = page.getByLabel('Product').nth(1);
        await product.selectOption('Crème Brûlée rosin gummies 🍮');
        await expect(page.getByText(/also matches/).first()).toBeVisible();
      },
      ...scenarios,
    },
    modal: {
      'all fields of a rule': openRule(/^Quantity/, 1),
      'the tiers of a price': openRule(/^Pricing/, 2),
      'a new rule': async (visit) => {
        await open(visit);
        await button(visit.page, 'Add rule').click();
        await expect(visit.page.getByRole('dialog', { name: 'New rule' })).toBeVisible();
      },
      'a file with an error': async (visit) => {
        const dialog = await openImport(
          visit,
          'Product,Category,Minimum (cases)\n,Vapes,5\n,Nonsense,none\n',
        );
        await expect(dialog.getByText(/valid row/)).toBeVisible();
      },
      'discard all changes?': async (visit) => {
        await work(visit);
        await button(visit.page, 'Discard all').click();
        const dialog = visit.page.getByRole('dialog', { name: 'Discard all changes' });
        await expect(dialog).toBeVisible();
      },
    },
    'field errors': {
      refused: async (visit) => {
        await save(visit, '0');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'tiers that overlap': async (visit) => {
        await openRule(/^Pricing/, 2)(visit);
        const dialog = visit.page.getByRole('dialog', { name: 'Edit rule' });
        await dialog.getByLabel('Tier 1 to, empty for no end').fill('99');
        await expect(dialog.getByText(/overlap/).first()).toBeVisible();
      },
    },
    'session ended': {
      'at a save': async (visit) => {
        await visit.backend.arm({ method: 'POST', path, fault: 'login-redirect' });
        await save(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'as it is': (visit) => open(visit, 'read-only') },
  },
};

export default rulesEditor;
