import type { Page } from '@playwright/test';
import type { Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type Claim, type FaultyScreen, type Write } from '../../test/faults/screen';
import { alerts, bringBack, button, claimOf, dialog } from '../../test/support/steps';

const address = '/accounting-integration/?as=vendor';
const tabAt = (tab: string) => `${address}&accounting-integration=tab%3D${tab}`;

const field = (page: Page, what: string, name: string) =>
  page.getByRole('combobox', { name: `${what} for ${name}`, exact: true });

interface Stored {
  isIntegrated: boolean;
  purges: number;
  customers: Record<string, string | null>;
  products: Record<string, string | null>;
  fields: Record<string, string | null>;
}

const stored = async (backend: Backend) =>
  (await backend.state<{ accountingIntegration: Stored }>()).accountingIntegration;

interface Linked {
  /** Where it is linked. */
  tab: string;
  set: 'customers' | 'products' | 'fields';
  /** Of the column. */
  what: string;
  name: string;
  id: string;
  /** What is typed in a turn, what it finds by name, and by id: another in each turn than at first. */
  choices: readonly [Choice, Choice];
}

interface Choice {
  text: string;
  name: string;
  id: string;
}

/** Links one of ours and saves it. */
const linking = ({ tab, set, what, name, id, choices }: Linked): Write => ({
  kind: 'write',
  readsBefore: 1,
  edit: async (page, turn) => {
    await bringBack(page);
    const own = field(page, what, name);
    if ((await own.count()) === 0) await page.getByRole('tab', { name: tab }).click();
    if ((await own.inputValue()) === pick(turn, choices).name) return;
    await own.fill(pick(turn, choices).text);
    await own.press('Enter');
  },
  send: (page) => button(page, /^Save 1 change$/).click(),
  claim: (page) => claimOf(page, 'Saved 1 change.', 'Nothing was saved.'),
  isTyped: async (page, turn) => {
    await bringBack(page);
    const own = field(page, what, name);
    if ((await own.count()) === 0) await page.getByRole('tab', { name: tab }).click();
    return (await own.inputValue()) === pick(turn, choices).name;
  },
  effects: async (backend, turn) =>
    Number((await stored(backend))[set][id] === pick(turn, choices).id),
  // A save that was found by a reload has nothing to dismiss.
  next: async (page) => {
    await pressFirst(button(page, 'Dismiss'));
  },
});

const accountingIntegration: FaultyScreen = {
  name: 'accounting-integration',
  address,
  work: { write: 'A6', read: 'A1' },
  links: { A11: 'The page that leads to the consent at QuickBooks' },
  calls: {
    A1: { kind: 'read', shown: (page) => page.getByText('Poppy & Rye Oakland') },
    A2: {
      kind: 'read',
      address: tabAt('products'),
      shown: (page) => page.getByText('Blue Dream flower', { exact: true }),
    },
    A3: {
      kind: 'read',
      address: tabAt('products'),
      shown: (page) => page.getByRole('combobox').first(),
    },
    A4: {
      kind: 'read',
      address: tabAt('custom-fields'),
      shown: (page) => page.getByText('P.O. number'),
    },
    A5: {
      kind: 'read',
      shown: (page) => page.getByRole('combobox').first(),
    },
    A6: linking({
      tab: 'Customers',
      set: 'customers',
      what: 'QuickBooks customer',
      name: 'Poppy & Rye Oakland',
      id: '9',
      choices: [
        { text: 'payroll', name: 'Payroll (do not use)', id: 'C-payroll' },
        { text: 'walk-in', name: 'Walk-in customer', id: 'C-walk-in' },
      ],
    }),
    A7: {
      ...linking({
        tab: 'Custom fields',
        set: 'fields',
        what: 'Filled with',
        name: 'P.O. number',
        id: '2',
        choices: [
          { text: 'order', name: 'Order number', id: 'order-number' },
          { text: 'manifest', name: 'Manifest number', id: 'manifest' },
        ],
      }),
      address: tabAt('custom-fields'),
    },
    A8: {
      ...linking({
        tab: 'Products',
        set: 'products',
        what: 'QuickBooks item',
        name: 'Sour Diesel flower',
        id: '6',
        choices: [
          { text: 'sour diesel flower', name: 'sour diesel flower', id: 'I-6' },
          { text: 'Item 2006', name: 'Item 2006', id: 'I-2006' },
        ],
      }),
      address: tabAt('products'),
    },
    A9: {
      kind: 'write',
      // No read tells whether the cache was emptied, and to empty it twice does no harm.
      isNeverKnown: true,
      isOnce: true,
      edit: () => Promise.resolve(),
      send: (page) => button(page, 'Read QuickBooks again').click(),
      claim: async (page): Promise<Claim> => {
        if ((await page.getByText('QuickBooks was read again.').count()) > 0) return 'saved';
        const says = await alerts(page);
        if (says === '') return 'nothing';
        return says.includes('was not read again') ? 'not saved' : 'unknown';
      },
      isTyped: () => Promise.resolve(true),
      effects: async (backend) => Number((await stored(backend)).purges > 0),
    },
    A10: {
      kind: 'write',
      isOnce: true,
      edit: async (page) => {
        if ((await dialog(page).count()) > 0) return;
        await button(page, 'Disconnect').click();
      },
      send: (page) => dialog(page).getByRole('button', { name: 'Disconnect QuickBooks' }).click(),
      claim: async (page): Promise<Claim> => {
        if ((await page.getByText(/^QuickBooks was disconnected/).count()) > 0) return 'saved';
        const says = await alerts(page);
        if (says === '') return 'nothing';
        return says.includes('don’t know') ? 'unknown' : 'not saved';
      },
      isTyped: async (page) => (await dialog(page).count()) > 0,
      effects: async (backend) => Number(!(await stored(backend)).isIntegrated),
    },
  },
};

export default accountingIntegration;
