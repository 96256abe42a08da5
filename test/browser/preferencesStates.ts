import type { Page } from '@playwright/test';
import {
  column,
  copyButton,
  edit,
  ferryTerminal,
  isGuarded,
  location,
  open,
  path,
  save,
} from './preferencesPage';
import { expect, type Backend } from './test';

type Query = Readonly<Record<string, string>>;
type Reach = (page: Page, query: Query, backend: Backend) => Promise<unknown>;

const alert = (page: Page) => page.getByRole('alert');

const openFilled = async (page: Page, query: Query) => {
  await open(page, query);
  await expect(column(page)).toBeVisible();
};

const openDialog = async (page: Page, query: Query) => {
  await openFilled(page, query);
  await copyButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('opacity', '1');
  return dialog;
};

/** Every state that this screen can be in, by name, with the way there. */
export const states: Readonly<Record<string, Reach>> = {
  loading: async (page, query, backend) => {
    await backend.arm({ method: 'GET', path, fault: 'hang' });
    await open(page, query);
    await expect(page.getByText('Loading locations…')).toBeAttached();
  },
  filled: openFilled,
  edited: async (page, query) => {
    await open(page, query);
    await edit(page);
    await expect(page.getByText('was on')).toBeVisible();
  },
  saving: async (page, query, backend) => {
    await open(page, query);
    await edit(page);
    await backend.arm({ method: 'POST', path, fault: 'hang' });
    await save(page).click();
    await expect(page.getByText('Saving…')).toBeAttached();
  },
  'saved after the redirect': async (page, query) => {
    await open(page, query);
    await edit(page);
    // The page after the redirect has no query of its own.
    await page.route(`**${path}`, (route) =>
      route.request().resourceType() === 'document' && route.request().method() === 'GET'
        ? route.fulfill({ status: 302, headers: { Location: page.url() } })
        : route.fallback(),
    );
    await save(page).click();
    await expect(page.getByText(/^Saved for/)).toBeVisible();
  },
  'without locations': async (page, query) => {
    await open(page, { ...query, scenario: 'empty' });
    await expect(page.getByText('No Locations Configured for User')).toBeVisible();
  },
  'read-only': (page, query) => openFilled(page, { ...query, scenario: 'read-only' }),
  'first load failed': async (page, query, backend) => {
    await backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
    await open(page, query);
    await expect(alert(page)).toBeVisible();
  },
  'options failed': async (page, query, backend) => {
    await openFilled(page, query);
    await backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
    await location(page).selectOption(ferryTerminal);
    await expect(alert(page)).toBeVisible();
  },
  'save failed': async (page, query, backend) => {
    await open(page, query);
    await edit(page);
    await backend.arm({ method: 'POST', path, fault: 'refused-400' });
    await save(page).click();
    await expect(alert(page)).toBeVisible();
  },
  'session ended': async (page, query, backend) => {
    await open(page, query);
    await edit(page);
    await backend.arm({ method: 'POST', path, fault: 'login-redirect' });
    await save(page).click();
    await expect(page.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
  },
  'draft offered': async (page, query) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, query);
    await edit(page);
    await expect.poll(() => isGuarded(page)).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
  'dialog open': openDialog,
  'dialog with results': async (page, query, backend) => {
    const dialog = await openDialog(page, query);
    await dialog.getByRole('checkbox', { name: /^Select all/ }).check();
    await backend.arm({ method: 'POST', path, fault: 'refused-400' });
    await dialog.getByRole('button', { name: /^Copy to/ }).click();
    await expect(dialog.getByText(/^Not saved/)).toBeVisible();
    await expect(dialog.getByText('Saved', { exact: true })).not.toHaveCount(0);
    await expect(dialog.getByText('Copying…')).toHaveCount(0);
  },
  'names that break screens': (page, query) => openFilled(page, { ...query, scenario: 'hostile' }),
  'very much of it': (page, query) => openFilled(page, { ...query, scenario: 'huge' }),
};
