import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../../test/browser/test';

type Scope = Page | Locator;

/** The page of notification preferences as a person at it sees it. */
export const path = '/notification-preferences/';

export const mainStreet = 'Harborview – Main Street';
export const ferryTerminal = 'Harborview – Ferry Terminal';

/** The option that the tests switch off, in the words of a dispensary's page. It is on at Main Street. */
export const invoiceDue = 'Invoice due in 3 days';
const invoiceDueName = 'vendor_email:from_vendor:invoice_due';

export const open = (page: Page, query: Readonly<Record<string, string>> = {}) =>
  page.goto(`${path}?${new URLSearchParams({ as: 'dispensary', ...query }).toString()}`);

export const title = (scope: Scope) =>
  scope.getByRole('heading', { name: 'Notification Preferences', exact: true });

export const location = (scope: Scope) => scope.getByRole('combobox', { name: 'Location' });

export const column = (scope: Scope, name = 'Emails from Vendor') =>
  scope.getByRole('group', { name });

export const box = (scope: Scope, label = invoiceDue, title?: string) =>
  column(scope, title).getByRole('checkbox', { name: label, exact: true });

export const save = (scope: Scope) => scope.getByRole('button', { name: /^Save/ });

export const copyButton = (scope: Scope) =>
  scope.getByRole('button', { name: /^Copy these choices/ });

export const saved = (scope: Scope, where = mainStreet) => scope.getByText(`Saved for ${where}.`);

/** Opens Main Street and switches one box off. */
export async function edit(scope: Scope, label = invoiceDue): Promise<void> {
  await location(scope).selectOption(mainStreet);
  await box(scope, label).uncheck();
}

/** Opens Main Street, switches one box off, saves and waits for the page after it to say so. */
export async function editAndSave(page: Page): Promise<void> {
  await edit(page);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
}

/** Whether the browser would ask before the page is left. */
export const isGuarded = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

interface Notifications {
  notifications: Record<
    'vendor' | 'dispensary',
    { values: Record<string, Record<string, boolean>> }
  >;
}

/** Every choice of every kind of user, as the server has them. */
export const allChoices = async (backend: Backend) =>
  (await backend.state<Notifications>()).notifications;

/** The server's value of that option at Main Street. */
export const isOnAtServer = async (backend: Backend) =>
  (await allChoices(backend)).dispensary.values['101']?.[invoiceDueName];

export const posts = async (backend: Backend) =>
  (await backend.log()).filter(({ method, path: asked }) => method === 'POST' && asked === path);
