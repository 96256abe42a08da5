import { testThreats } from '../faults/threats';
import { widgets } from '../support/widgets';
import {
  copyButton,
  edit,
  ferryTerminal,
  open,
  path,
  save,
  saved,
} from '../../widgets/notification-preferences/page.parts';
import { expect, test } from './session';

// Of one screen on every change; of all others `faults/threats.spec.ts` asks it on demand.
const [preferences] = widgets.filter(({ name }) => name === 'notification-preferences');
if (!preferences) throw new Error('There is no widget notification-preferences.');
testThreats(preferences.faulty);

for (const embed of ['module', 'classic', 'loader']) {
  test(`a strict policy with Trusted Types has nothing to refuse (${embed})`, async ({ page }) => {
    await open(page, { embed, csp: 'strict' });
    await edit(page);
    await copyButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: ferryTerminal }).check();
    await dialog.getByRole('button', { name: 'Copy to 1 location' }).click();
    await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });
}

test('a strict policy with Trusted Types has nothing to refuse in failures and after a refused token', async ({
  page,
  backend,
}) => {
  await backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
  await open(page, { csp: 'strict' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await edit(page);
  await backend.arm({ method: 'POST', path, fault: 'refused-400' });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The server refused this.');
  await backend.arm({ method: 'POST', path, fault: 'csrf-403' });
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});
