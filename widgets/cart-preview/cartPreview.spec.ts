import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../test/browser/session';

const path = '/cart-preview/?as=dispensary&csp=strict';
const button = (page: Page, count = 5) =>
  page.getByRole('button', { name: `Cart, ${count} item${count === 1 ? '' : 's'}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

test('is read to the end and left by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto(path);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const body = dialog(page).locator('.modal-body');
  const last = body.getByText(/Ferry Terminal$/).last();
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  await expect(dialog(page).getByText('Estimated tax')).toBeInViewport();
  const close = dialog(page).getByRole('button', { name: 'Close' });
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link', { name: 'View cart' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

test('loads its dialog when it is first opened, and the cart only then', async ({
  page,
  backend,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  await expect(button(page)).toBeVisible();
  const isDialog = (url: string) => /PreviewDialog|Modal/i.test(url);
  expect(asked.filter(isDialog)).toEqual([]);
  expect((await backend.log()).filter(({ route }) => route === 'S15')).toEqual([]);
  await button(page).click();
  await expect(dialog(page).getByText('Estimated tax')).toBeVisible();
  expect((await backend.log()).filter(({ route }) => route === 'S15')).toHaveLength(1);
});

test.describe('beside the cart on one page', () => {
  const cases = 'Cases of Blue Dream 3.5 g for Harborview – Main Street';
  const remove = 'Remove Blue Dream 3.5 g for Harborview – Main Street';

  const removeLine = async (page: Page) => {
    await page.getByRole('button', { name: remove }).first().click();
    await page
      .getByRole('dialog', { name: 'Remove item' })
      .getByRole('button', { name: 'Remove item' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  test('follows what the cart does, and so does the other tab', async ({
    page,
    context,
    watch,
  }) => {
    // Of the page's other widgets some may not be built.
    watch.allow((problem) => /404 .*\/wholesale_widgets\/(?!cart)/.test(problem));
    // The menu that anyone may open asks for the age before all else of the page.
    await page.addLocatorHandler(page.getByRole('button', { name: /^Yes/ }), (yes) => yes.click());
    await page.goto('/everything/?as=dispensary');
    const other = await context.newPage();
    await other.goto(path);
    await expect(button(page).first()).toBeVisible();
    await expect(button(other)).toBeVisible();
    await removeLine(page);
    await expect(button(page, 4).first()).toBeVisible();
    await expect(button(other, 4)).toBeVisible();

    await button(page, 4).first().click();
    await expect(dialog(page).getByText('$5,958.67')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo', disabled: false }).first().click();
    await expect(page.getByRole('textbox', { name: cases }).first()).toHaveValue('4');
    await expect(button(page).first()).toBeVisible();
    await expect(button(other)).toBeVisible();
  });
});

const navbars = {
  'light navbar of Bootstrap 4': ['navbar navbar-light bg-light', ''],
  'dark navbar of Bootstrap 4': ['navbar navbar-dark bg-dark', ''],
  'inverse navbar of Bootstrap 3': ['navbar navbar-inverse', 'background: #222; color: #9d9d9d'],
  'default navbar of Bootstrap 3': ['navbar navbar-default', 'background: #f8f8f8; color: #777'],
  'primary navbar of Bootstrap 5': ['navbar bg-primary', '', 'dark'],
  'warning navbar of Bootstrap 5': ['navbar bg-warning', '', 'light'],
} as const;

for (const [name, [className, style, theme]] of Object.entries(navbars)) {
  test(`can be read in a ${name}, whose height it keeps`, async ({ page, axe }) => {
    await page.goto('/cart-preview/?as=dispensary');
    await expect(button(page)).toBeVisible();
    await page.evaluate(
      ([classes, css, kind]) => {
        const host = document.querySelector('[data-widget]');
        const nav = document.createElement('nav');
        nav.className = classes ?? '';
        nav.style.cssText = css ?? '';
        nav.ariaLabel = 'Shop';
        if (kind) nav.dataset.bsTheme = kind;
        if (!host) throw new Error('The page has no host.');
        host.before(nav);
        nav.append(host);
      },
      [className, style, theme],
    );
    await expect(button(page)).toBeVisible();
    expect(await axe('nav[aria-label="Shop"]')).toEqual([]);
    const box = await button(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  });
}

/** Where an element stands, in CSS pixels, once it is there. */
async function bounds(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element is not on the page.');
  return found;
}

test('what can be done about a failure stands together', async ({ page, backend }) => {
  await page.goto(path);
  const cart = '/shop/:slug/cart/multi-cart/:token';
  await backend.arm({ method: 'GET', path: cart, fault: 'login-redirect' });
  await button(page).click();
  const alert = dialog(page).getByRole('alert');
  const signIn = await bounds(alert.getByRole('link', { name: 'Sign in in a new tab' }));
  const retry = await bounds(alert.getByRole('button', { name: 'Retry' }));
  expect(retry.y).toBe(signIn.y);
  expect(retry.x - signIn.x - signIn.width).toBe(12);
});

test('a dialog says apart from its title that nothing can be changed, and ends in line', async ({
  page,
}) => {
  await page.goto(`${path}&scenario=read-only`);
  await button(page).click();
  const total = dialog(page).getByText(/^Total/);
  await expect(total).toBeVisible();
  const title = await bounds(dialog(page).getByRole('heading', { name: 'Your cart' }));
  const mark = await bounds(dialog(page).getByText('Read-only', { exact: true }));
  expect(mark.x - title.x - title.width).toBe(12);

  const list = await bounds(dialog(page).getByRole('list', { name: 'Latest lines' }));
  const view = await bounds(dialog(page).getByRole('link', { name: 'View cart' }));
  expect((await bounds(total)).x).toBe(list.x);
  expect(view.x + view.width).toBeCloseTo(list.x + list.width);
});
