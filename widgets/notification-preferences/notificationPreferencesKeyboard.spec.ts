import { moveTo } from '../../test/browser/focus';
import {
  allChoices,
  box,
  column,
  copyButton,
  ferryTerminal,
  invoiceDue,
  isOnAtServer,
  location,
  mainStreet,
  open,
  saved,
} from './page.parts';
import { expect, test } from '../../test/browser/session';

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 640, height: 400 },
  { width: 320, height: 480 },
]) {
  test(`a location is chosen, a box switched and all of it saved by keys alone, the focus always in sight at ${String(viewport.width)} px`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await expect(column(page)).toBeVisible();
    const hidden = await moveTo(page, 'Location');
    await page.keyboard.type('Harborview – Main');
    await expect(location(page)).toHaveValue('101');
    await expect(box(page)).toBeChecked();
    hidden.push(...(await moveTo(page, invoiceDue)));
    await page.keyboard.press('Space');
    await expect(box(page)).not.toBeChecked();
    hidden.push(...(await moveTo(page, /^Save 1 change/)));
    hidden.push(...(await moveTo(page, 'Location', 'Shift+Tab')));
    hidden.push(...(await moveTo(page, /^Save 1 change/)));
    expect(hidden).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    expect(await isOnAtServer(backend)).toBe(false);
  });
}

test('choices are copied by keys alone: the focus stays in the dialog and returns from it', async ({
  page,
  backend,
}) => {
  await open(page);
  await location(page).selectOption(mainStreet);
  await box(page).uncheck();
  const before = await allChoices(backend);
  await copyButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Copy the choices of ${mainStreet}` });
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);

  const hidden = await moveTo(page, ferryTerminal);
  await page.keyboard.press('Space');
  hidden.push(...(await moveTo(page, 'Copy to 1 location')));
  expect(hidden).toEqual([]);
  // Past its last element the focus may go to the browser's own bars, but never to the page behind.
  const isBehind = () =>
    dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect.poll(isBehind, key).toBe(false);
  }
  await moveTo(page, 'Copy to 1 location');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: ferryTerminal })).toHaveAccessibleDescription(
    'Saved',
  );
  await expect(dialog.getByRole('button', { name: 'Finish' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(copyButton(page)).toBeFocused();
  const after = await allChoices(backend);
  expect(after.dispensary.values['102']).toEqual({
    ...before.dispensary.values['101'],
    'vendor_email:from_vendor:invoice_due': false,
  });
  expect(after.dispensary.values['101']).toEqual(before.dispensary.values['101']);
});

test('a copy that fails says so beside its location, and only that one is tried again', async ({
  page,
  backend,
}) => {
  await open(page);
  await location(page).selectOption(mainStreet);
  await expect(column(page)).toBeVisible();
  await copyButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Select all 3' }).check();
  await backend.arm({ method: 'POST', path: '/notification-preferences/', fault: 'refused-400' });
  await dialog.getByRole('button', { name: 'Copy to 3 locations' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText(/^Not saved\. The server refused this/)).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Try 1 location again' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(3);
});
