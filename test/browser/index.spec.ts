import { expect, test } from './session';

const BENCH = '/?widget=notification-preferences';
const PATH = '/notification-preferences/';
/** What a first visit finds chosen. */
const CHOSEN = `${BENCH}&scenario=default&as=dispensary`;

test.describe('the list of widgets', () => {
  test('is searched as one types, and Escape shows all again', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('searchbox', { name: 'Search' });
    const widget = page.getByRole('article', { name: 'Notification preferences' });
    const contents = page.getByRole('navigation', { name: 'Widgets' });

    await search.fill('n2 locations');
    await expect(widget).toBeVisible();
    await expect(page).toHaveURL(/\?q=n2\+locations$/);

    await search.fill('nothing of the kind');
    await expect(page.locator('#count')).toHaveText('0 widgets');
    await expect(widget).toBeHidden();
    await expect(contents.getByRole('link')).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all widgets' }).click();
    await expect(search).toBeFocused();
    await expect(widget).toBeVisible();

    await search.fill('nothing');
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(page.locator('#count')).toHaveText(/^[1-9]\d* widgets?$/);
    await expect(page).toHaveURL(/\/$/);
  });

  test('copies the snippet and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    const widget = page.getByRole('article', { name: 'Notification preferences' });
    await widget.getByRole('button', { name: /^Copy/ }).click();
    await expect(widget.getByRole('button', { name: /^Copied/ })).toBeVisible();
    await expect(page.locator('#said')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\{% load static %\}\n[^]*<\/script>$/);
  });

  test('opens the bench by keyboard', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // All that is listed before it is stepped over by Tab, which a list that grows makes long.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('notification pref');
    const open = page.getByRole('link', { name: 'Open Notification preferences' });
    await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(1);
    for (let steps = 0; steps < 10; steps += 1) {
      await page.keyboard.press('Tab');
      if (await open.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(CHOSEN);
  });
});

test.describe('the bench', () => {
  test('opens the page that the form chooses, and keeps the choice in the address', async ({
    page,
  }) => {
    await page.goto(BENCH);
    await page.getByLabel('Scenario').selectOption('read-only');
    await page.getByLabel('Role', { exact: true }).selectOption('vendor');
    await page.getByText('More options').click();
    await page.getByLabel('Content security policy').selectOption('strict');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(`${BENCH}&scenario=read-only&as=vendor&csp=strict`);
    const frame = page.frameLocator('#frame');
    await expect(frame.getByText('Read-only').first()).toBeVisible();
    await expect(frame.getByText('Maya Ortiz')).toBeVisible();

    await page.goBack();
    await expect(page.getByLabel('Scenario')).toHaveValue('default');
  });

  test('opens the page alone in a new tab, at a plain address', async ({ page, context }) => {
    await page.goto(BENCH);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'In a new tab' }).click();
    await expect(await opened).toHaveURL(`${PATH}?scenario=default&as=dispensary`);
  });

  test('gives the page the width of a phone', async ({ page }) => {
    await page.goto(BENCH);
    await page.getByText('320', { exact: true }).click();
    await expect(page).toHaveURL(`${CHOSEN}&width=320`);
    const width = () => page.locator('#frame').evaluate((frame) => frame.clientWidth);
    await expect.poll(width).toBe(320);
    await page.reload();
    await expect.poll(width).toBe(320);
  });

  test('arms a fault, shows it in the log, and resets everything', async ({
    page,
    watch,
    backend,
  }) => {
    watch.allow(/status of 500/);
    await page.goto(BENCH);
    const frame = page.frameLocator('#frame');
    const box = frame.getByRole('checkbox', { name: 'Order accepted' });
    await expect(box).not.toBeChecked();
    const armed = page.getByRole('list', { name: 'Armed faults' });
    await page.getByLabel('Call').selectOption({ label: `N2 POST ${PATH}` });
    await page.getByRole('button', { name: 'status-500', exact: true }).click();
    await expect(armed).toContainText(`status-5001 ×, N2 POST ${PATH}`);

    await box.check();
    await frame.getByRole('button', { name: /^Save/ }).click();
    const entry = page.locator('#log > li').filter({ hasText: 'Fault: status-500' });
    await expect(entry).toContainText('500POST');
    await expect(armed.getByRole('listitem')).toHaveCount(0);
    await entry.locator('summary').click();
    await expect(entry.getByRole('group', { name: 'Body' })).toContainText('"id_loc"');

    await page.getByRole('button', { name: 'slow' }).click();
    await expect(armed).toContainText('2000 ms');
    await page.getByRole('button', { name: /^Reset/ }).click();
    await expect(armed.getByRole('listitem')).toHaveCount(0);
    await expect(entry).toHaveCount(0);
    await expect(box).not.toBeChecked();
    await expect(frame.getByText('Restore')).toHaveCount(0);
    expect((await backend.log()).every(({ method }) => method === 'GET')).toBe(true);
  });

  test('disarms one fault and moves the focus to the heading', async ({ page }) => {
    await page.goto(BENCH);
    const items = page.getByRole('list', { name: 'Armed faults' }).getByRole('listitem');
    for (const name of ['hang', 'html-200']) await page.getByRole('button', { name }).click();
    await expect(items).toHaveCount(2);
    await page.getByRole('button', { name: 'Disarm hang for N1' }).press('Enter');
    await expect(items).toHaveText([/html-200/]);
    await expect(page.getByRole('heading', { name: 'Faults' })).toBeFocused();
  });

  test('shows what breaks the contract, and the truth of the server', async ({ page, watch }) => {
    watch.allow(/status of 400/);
    await page.goto(BENCH);
    await page.evaluate((path) => fetch(`${path}?form=1`), PATH);
    const entry = page.locator('#log > li').filter({ hasText: 'Breaks the contract' });
    await entry.locator('summary').click();
    await expect(entry.getByRole('listitem')).toContainText('N1 query: form:');
    await expect(entry.getByRole('group', { name: 'Query' })).toHaveText('form = 1');

    await page.getByText('State of the server').click();
    await expect(page.getByRole('region', { name: 'State as JSON' })).toContainText('"vendor"');
  });
});

const views = { 'the list': '/', 'the bench': BENCH, 'the embedding': `${BENCH}&view=embed` };
for (const [name, address] of Object.entries(views)) {
  for (const width of [1440, 320]) {
    test(`${name} at ${String(width)} px breaks no rule and scrolls one way`, async ({
      page,
      axe,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      if (address === BENCH) {
        await expect(page.frameLocator('#frame').getByRole('checkbox').first()).toBeVisible();
        await page.getByRole('button', { name: 'slow' }).click();
        await page.locator('#log summary').first().click();
        await page.getByText('More options').click();
      }
      expect(await axe()).toEqual([]);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
}

test('a connection is kept for longer than a visitor pauses', async ({ request }) => {
  const kept = (await request.get('/')).headers()['keep-alive'];
  expect(Number(/timeout=(\d+)/.exec(kept ?? '')?.[1])).toBeGreaterThanOrEqual(60);
});
