import type { Page } from '@playwright/test';
import { changePage } from '../browser/pageSource';
import {
  allChoices,
  box,
  column,
  edit,
  isOnAtServer,
  open,
  path,
  posts,
  save,
  saved,
} from '../../widgets/notification-preferences/page.parts';
import type { ShopSettings } from './shop';
import { expect, test } from './test';

const cases = 'Cases of Blue Dream 3.5 g for Harborview – Main Street';
interface Cart {
  cart: { orders: { quantity: number }[] };
}

/** The methods of the calls that Django refuses for their token from now on. */
function refusalsOf(page: Page): string[] {
  const methods: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) methods.push(response.request().method());
  });
  return methods;
}

test.beforeEach(({ watch }) => {
  // A refused token is mended by the widget; Chromium prints the refusal all the same.
  watch.allow(/403/);
});

test('the sign-in page brings back to unsaved choices, which can be restored', async ({
  page,
  signIn,
  signOut,
}) => {
  await signIn('dispensary');
  await open(page);
  await edit(page);
  await signOut();
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Your session has ended.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  await page.getByLabel('User').selectOption('sam.obrien');
  await page.getByLabel('Password').fill('wholesale');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(box(page)).not.toBeChecked();
});

test.describe('on a deployed site', () => {
  test.use({ settings: { DEBUG: '0' } });

  test('an address without its slash, which Django redirects: no save is claimed and nothing is lost', async ({
    page,
    backend,
    signIn,
  }) => {
    await signIn('dispensary');
    await changePage(page, path, (html) =>
      html.replace(`page&quot;: &quot;${path}`, (found) => found.slice(0, -1)),
    );
    const redirects: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 301) redirects.push(response.request().method());
    });
    await open(page);
    await edit(page);
    const before = await allChoices(backend);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('not saved');
    await expect(box(page)).not.toBeChecked();
    expect(redirects).toContain('POST');
    expect(await posts(backend)).toEqual([]);
    expect(await allChoices(backend)).toEqual(before);
  });
});

test.describe('another user who signed in in another tab', () => {
  test('gets no choice written in their name, however often Save is pressed', async ({
    page,
    backend,
    signIn,
    watch,
  }) => {
    // The read before the save: a vendor has no choices of that location.
    watch.allow(/status of 404.*\/notification-preferences\/\?form=/);
    await signIn('dispensary');
    await open(page);
    await edit(page);
    const before = await allChoices(backend);
    await signIn('vendor');
    for (let presses = 0; presses < 2; presses++) {
      await save(page).click();
      await expect(page.getByRole('alert')).toContainText('kept here, but not saved');
      await expect(box(page)).not.toBeChecked();
    }
    expect(await posts(backend)).toEqual([]);
    expect(await allChoices(backend)).toEqual(before);
  });

  test('gets no quantity written in their name', async ({ page, backend, signIn }) => {
    await signIn('dispensary');
    await page.goto('/cart/');
    const field = page.getByRole('textbox', { name: cases });
    await expect(field).toBeVisible();
    const before = await backend.state<Cart>();
    await signIn('superuser');
    await field.fill('6');
    await field.press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await backend.state<Cart>()).toEqual(before);
    expect((await backend.log()).filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

const kinds: NonNullable<ShopSettings['CSRF']>[] = ['default', 'sessions', 'httponly', 'renamed'];
for (const CSRF of kinds) {
  test.describe(`with the token's settings ${CSRF}`, () => {
    test.use({ settings: CSRF === 'default' ? {} : { CSRF } });

    test('a form is saved, and again after the same user signed in anew in another tab', async ({
      page,
      backend,
      signIn,
    }) => {
      await signIn('dispensary');
      await open(page);
      await edit(page);
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      expect(await isOnAtServer(backend)).toBe(false);

      await open(page);
      await expect(column(page)).toBeVisible();
      await page.getByRole('combobox', { name: 'Location' }).selectOption('101');
      await box(page).check();
      await signIn('dispensary');
      const refusals = refusalsOf(page);
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      expect(refusals).toEqual(['POST']);
      expect(await isOnAtServer(backend)).toBe(true);
      expect(await posts(backend)).toHaveLength(2);
    });

    test('a call of JSON is taken, and again after the same user signed in anew in another tab', async ({
      page,
      backend,
      signIn,
    }) => {
      await signIn('dispensary');
      await page.goto('/cart/');
      const refusals = refusalsOf(page);
      const field = page.getByRole('textbox', { name: cases });
      for (const quantity of [6, 8]) {
        await field.fill(String(quantity));
        await field.press('Enter');
        await expect
          .poll(async () => (await backend.state<Cart>()).cart.orders.map((o) => o.quantity))
          .toContain(quantity);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await signIn('dispensary');
      }
      const puts = (await backend.log()).filter(({ method }) => method === 'PUT');
      expect(puts.map(({ status }) => status)).toEqual([200, 200]);
      expect(refusals).toEqual(['PUT']);
    });
  });
}
