import type { Page } from '@playwright/test';
import { keepingPages } from '../../test/browser/chromium';
import { moveTo, walkOfFocus } from '../../test/browser/focus';
import { expect, test, type Backend } from '../../test/browser/test';

test.use({ launchOptions: keepingPages() });

interface Checkout {
  checkout: { orders: { notes: string }[]; accounts: unknown[] };
}

const path = '/checkout/?as=dispensary&csp=strict';
const orderPath = '/shop/:slug/checkout/summary-post/';
const summaryPath = '/shop/:slug/checkout/summary-view/';
const accountPath = '/dashboard/customer/:id/payments/bank_accounts/create-api/';
const numbers = { routing: '021000021', account: '8675309421' };

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const left = (page: Page) => expect(page).toHaveURL(/order=1042/);
const truth = async (backend: Backend) => (await backend.state<Checkout>()).checkout;

async function expectOneOrder(backend: Backend) {
  expect((await truth(backend)).orders).toHaveLength(1);
}

test('draws a bounded part of a thousand lines', async ({ page }) => {
  await page.goto(`${path}&scenario=huge`);
  await expect(page.getByText('Estimated tax')).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeLessThan(200);
});

test('leads to a line at the end of a long order that stands in its way', async ({ page }) => {
  await page.route('**/summary-view/**', async (route) => {
    const response = await route.fetch();
    const summary = (await response.json()) as { items: { id: string; name: string }[] };
    const { id, name } = summary.items.at(-1) ?? { id: '', name: '' };
    const blockers = [{ id: 'sold-out', message: `${name} is sold out.`, item_id: id }];
    await route.fulfill({ response, json: { ...summary, can_place_order: false, blockers } });
  });
  await page.goto(`${path}&scenario=huge`);
  for (const _ of ['once', 'again']) {
    await page.getByRole('button', { name: /^Show / }).click();
    const line = page.locator('.ww-checkout-line').last();
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
  }
});

/** Opens the dialog and types an account, by keyboard alone. */
async function typeAccount(page: Page) {
  await page.getByRole('radio', { name: /^Canopy Pay/ }).press('Space');
  await page.getByRole('button', { name: 'Add bank account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Account holder' }).focus();
  await page.keyboard.type('Harborview LLC');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(numbers.routing);
  await page.keyboard.press('Tab');
  await page.keyboard.type(numbers.account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(numbers.account);
  return dialog;
}

test('is filled in, paid by a new bank account and placed by keyboard alone', async ({
  page,
  backend,
  axe,
}) => {
  await page.goto(path);
  await expect(placeButton(page)).toBeVisible();
  const dialog = await typeAccount(page);
  expect(await axe('[data-ww-portal]')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add bank account' })).toBeFocused();
  expect(await moveTo(page, /^Purchase order/)).toEqual([]);
  await page.keyboard.type('PO-0012');
  expect(await moveTo(page, 'Place order')).toEqual([]);
  await page.keyboard.press('Enter');
  await left(page);
  await expectOneOrder(backend);
});

test('keeps the typed account number nowhere', async ({ page, backend, watch }) => {
  watch.allow(/\[wholesale-widgets\]/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${path}&debug=on`);
  await page.locator('[data-ww-doctor] summary').click();
  const dialog = await typeAccount(page);
  await backend.arm({ method: 'POST', path: accountPath, fault: 'drop-after-commit' });
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /····9421/ })).toBeChecked();
  const found = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map(
        (field) => (field as HTMLInputElement).value,
      ),
      [...document.querySelectorAll('*')].map((element) => element.shadowRoot?.innerHTML ?? ''),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  for (const text of [found, said.join('\n'), JSON.stringify(await backend.log())]) {
    expect(text).not.toContain(numbers.account);
    expect(text).not.toContain(numbers.routing);
  }
  expect((await truth(backend)).accounts).toHaveLength(3);
  expect((await truth(backend)).orders).toHaveLength(0);
});

/**
 * What a regular expression was tested on last, and what it found there, stays readable for every script of the page.
 * The code that reads it uses none itself.
 */
const remains = (page: Page) =>
  page.evaluate(() =>
    [
      ...['input', '$_', 'lastMatch', '$&', 'lastParen', '$+', 'leftContext', '$`'],
      ...['rightContext', "$'", '$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8', '$9'],
    ]
      .map((name) => String(Reflect.get(RegExp, name)))
      .join('\n'),
  );

for (const [how, answer] of Object.entries({
  added: null,
  'refused with the number in the sentence': { status: 400, sentence: true },
  'forbidden with the number in the sentence': { status: 403, sentence: true },
})) {
  test(`leaves nothing of a number to regular expressions: ${how}`, async ({ page, watch }) => {
    watch.allow(/status of 40/);
    await page.goto(path);
    await expect(placeButton(page)).toBeVisible();
    // What is looked for would be found: a number that one was tested on remains.
    const control = '1234567890';
    await page.evaluate((number) => number.replace(/(\d)\d/, ''), control);
    expect(await remains(page)).toContain(control);
    const check = async () => {
      const found = await remains(page);
      for (const number of Object.values(numbers)) expect(found).not.toContain(number);
    };
    if (answer) {
      await page.route('**/bank_accounts/create-api/', (route) =>
        route.fulfill({
          status: answer.status,
          json: { detail: `Nobody knows ${numbers.account} at ${numbers.routing}.` },
        }),
      );
    }
    const dialog = await typeAccount(page);
    await check();
    await page.keyboard.press('Enter');
    if (answer) await expect(dialog.getByRole('alert')).toContainText('was not added');
    else await expect(dialog).toHaveCount(0);
    await check();
  });
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a double click': (page) => placeButton(page).dblclick(),
  'a triple click': (page) => placeButton(page).click({ clickCount: 3 }),
  'Enter and a click together': async (page) => {
    // As a hand does, without waiting for the button to be free: while the key is down.
    await placeButton(page).evaluate((button: HTMLElement) =>
      addEventListener('keydown', () => setTimeout(() => button.click()), { once: true }),
    );
    await page.getByRole('textbox', { name: /^Purchase order/ }).press('Enter');
  },
};

for (const [way, press] of Object.entries(ways)) {
  test(`places one order by ${way}`, async ({ page, backend }) => {
    await page.goto(path);
    await expect(placeButton(page)).toBeVisible();
    await backend.arm({ method: 'POST', path: orderPath, fault: 'held' });
    await press(page);
    await backend.isHeld();
    await backend.release();
    await left(page);
    await expectOneOrder(backend);
    const posts = (await backend.log()).filter((entry) => entry.path.includes('summary-post'));
    expect(posts).toHaveLength(1);
  });
}

test('shows the placed order after Back, and after Forward and Back again', async ({
  page,
  backend,
}) => {
  await page.goto(path);
  await placeButton(page).click();
  await left(page);
  for (const go of ['back', 'forward', 'back'] as const) {
    // A page that comes out of the cache does not load, which goBack() would wait for.
    await page.evaluate((where) => history[where](), go);
    if (go === 'forward') {
      await left(page);
      continue;
    }
    await expect(page.getByText(/cannot be ordered again/)).toBeVisible();
    await expect(placeButton(page)).toHaveCount(0);
  }
  await expectOneOrder(backend);
});

test('places one order from two tabs, and the other one says so', async ({
  page,
  context,
  backend,
  watch,
}) => {
  watch.allow(/status of 409/);
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await expect(placeButton(other)).toBeVisible();
  await expect(placeButton(page)).toBeVisible();
  await Promise.all([placeButton(page).click(), placeButton(other).click()]);
  const done = (tab: Page) =>
    expect(async () => {
      const isThere = (await tab.getByText(/^Order WW-1042 is placed/).count()) > 0;
      expect(isThere || tab.url().includes('order=1042')).toBe(true);
    }).toPass();
  await done(page);
  await done(other);
  await expectOneOrder(backend);
});

test('says of a lost answer that it is not known, and then what is true', async ({
  page,
  backend,
  axe,
}) => {
  await page.goto(path);
  await expect(placeButton(page)).toBeVisible();
  await backend.arm({ method: 'POST', path: orderPath, fault: 'drop-after-commit' });
  await backend.arm({ method: 'GET', path: summaryPath, fault: 'forbidden-403' });
  await placeButton(page).click();
  const check = page.getByRole('button', { name: 'Check the order' });
  await expect(check).toBeFocused();
  await expect(page.getByRole('alert')).toContainText("We don't know yet");
  await expect(placeButton(page)).toBeDisabled();
  expect(await axe('[data-widget]')).toEqual([]);
  await check.press('Enter');
  await left(page);
  await expectOneOrder(backend);
});

for (const isCommitted of [true, false]) {
  test(`places one order through a gateway's 502 (${isCommitted ? 'after' : 'before'} the shop had it)`, async ({
    page,
    backend,
    watch,
  }) => {
    watch.allow(/status of 502/);
    await page.goto(`${path}&timeout=2`);
    await page.getByRole('textbox', { name: /^Notes/ }).fill('Dock 4');
    await page.route(
      '**/summary-post/',
      async (route) => {
        if (isCommitted) await route.fetch();
        const body = '<html><body><h1>502 Bad Gateway</h1></body></html>';
        await route.fulfill({ status: 502, contentType: 'text/html', body });
      },
      { times: 1 },
    );
    await placeButton(page).click();
    if (!isCommitted) {
      await expect(again(page)).toBeVisible();
      expect((await truth(backend)).orders).toHaveLength(0);
      await again(page).click();
    }
    await left(page);
    expect((await truth(backend)).orders).toMatchObject([{ notes: 'Dock 4' }]);
  });
}

test('keeps what has the focus clear of a bar that says why no order was placed', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  await page.getByRole('radio', { name: /^Canopy Pay/ }).check();
  await placeButton(page).click();
  await expect(page.getByText(/The order was not placed\./)).toBeVisible();
  expect(await walkOfFocus(page)).toEqual([]);
});
