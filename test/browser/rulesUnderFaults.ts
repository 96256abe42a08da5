import type { Page } from '@playwright/test';
import type { FaultyScreen } from './faultyScreen';
import { expect, type Backend } from './test';

/** The rules editor while the network fails: the minimum of the first rule is edited. */
const path = '/dashboard/vendor/7/rules/';
const wanted = 6;

const field = (page: Page) => page.getByLabel('Minimum (cases)');

interface State {
  rules: { rules: { quantity: { minimum: unknown }[] } };
}

const minimumAt = async (backend: Backend) =>
  (await backend.state<State>()).rules.rules.quantity[0]?.minimum;

export const rulesEditor: FaultyScreen = {
  name: 'rules-editor',
  read: { method: 'GET', path },
  write: { method: 'POST', path },
  open: (page, timeout) => page.goto(`/rules-editor/?as=vendor&timeout=${timeout}`),
  atRest: async (page) => {
    const shown = page.getByRole('listitem', { name: /^Rule 1:/ });
    await expect(shown.or(page.getByRole('alert')).first()).toBeVisible({ timeout: 10_000 });
    await expect(page.locator('[data-widget] [aria-busy]')).toHaveCount(0, { timeout: 10_000 });
  },
  edit: async (page) => {
    await page.getByRole('button', { name: 'Edit rule 1', exact: true }).click();
    await field(page).fill(String(wanted));
    await expect(page.getByText('1 rule changed')).toBeVisible();
  },
  readMore: (page) => page.getByRole('button', { name: 'Refresh' }).click(),
  save: (page) => page.getByRole('button', { name: /^Save/ }).click(),
  claim: async (page) => {
    if ((await page.getByText(/^Saved:/).count()) > 0) return 'saved';
    const [alert] = await page.getByRole('alert').allTextContents();
    if (alert === undefined) return 'nothing';
    if (alert.includes('Failed to refresh rules')) return 'unknown';
    return /not saved|Nothing was saved/.test(alert) ? 'not saved' : 'unknown';
  },
  isTyped: async (page) => {
    const restore = page.getByRole('button', { name: 'Restore' });
    if ((await restore.count()) > 0) await restore.click();
    const row = page.getByRole('listitem', { name: /^Rule 1:/ });
    return ((await row.getAttribute('aria-label')) ?? '').includes(`at least ${wanted} cases`);
  },
  isOnServer: async (backend) => (await minimumAt(backend)) === wanted,
};
