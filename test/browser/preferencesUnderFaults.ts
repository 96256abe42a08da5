import type { FaultyScreen } from './faultyScreen';
import {
  box,
  column,
  edit,
  ferryTerminal,
  isOnAtServer,
  location,
  open,
  path,
  save,
} from './preferencesPage';
import { expect } from './test';

export const notificationPreferences: FaultyScreen = {
  name: 'notification-preferences',
  read: { method: 'GET', path },
  write: { method: 'POST', path },
  open: (page, timeout) => open(page, { timeout: String(timeout) }),
  atRest: async (page) => {
    await expect(column(page).or(page.getByRole('alert')).first()).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText(/^(Saving|Loading)/)).toHaveCount(0, { timeout: 10_000 });
  },
  edit: (page) => edit(page),
  readMore: (page) => location(page).selectOption(ferryTerminal),
  save: (page) => save(page).click(),
  claim: async (page) => {
    if ((await page.getByText(/^Saved for/).count()) > 0) return 'saved';
    const [alert] = await page.getByRole('alert').allTextContents();
    if (alert === undefined) return 'nothing';
    return alert.includes('but not saved') ? 'not saved' : 'unknown';
  },
  isTyped: async (page) => {
    const restore = page.getByRole('button', { name: 'Restore' });
    if ((await restore.count()) > 0) await restore.click();
    // By its id, because the name of a location with edits says so.
    await location(page).selectOption('101');
    await expect(box(page)).toBeVisible();
    return !(await box(page).isChecked());
  },
  isOnServer: async (backend) => (await isOnAtServer(backend)) === false,
};
