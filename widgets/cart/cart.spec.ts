import type { Page } from '@playwright/test';
import { expect, test } from '../../test/browser/test';

const path = '/cart/?as=dispensary&csp=strict';
const cases = 'Cases of Blue Dream 3.5 g for Harborview – Main Street';

interface Orders {
  cart: { orders: { quantity: number }[] };
}

test('changes, removes and brings back a line by keyboard alone', async ({
  page,
  backend,
  axe,
}) => {
  await page.goto(path);
  const field = page.getByRole('textbox', { name: cases });
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove item' });
  await expect(dialog).toBeVisible();
  expect(await axe('[data-ww-portal]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove item' }).press('Enter');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Cases of Gelato.*Main Street$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('6');
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', /./);
  expect((await backend.state<Orders>()).cart.orders).toHaveLength(5);
});

/** Clears a location and takes it back, at the pace of the page; how often a part that came back had no size. */
const clearAndUndo = (page: Page, times: number) =>
  page.evaluate(async (times) => {
    const named = (name: RegExp) =>
      [...document.querySelectorAll('button')].find((button) =>
        name.test(button.ariaLabel ?? button.textContent),
      );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = (name: RegExp) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!named(name)) return;
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      });
    const press = async (name: RegExp) => {
      await isThere(name);
      // Beyond the frame that it came with.
      for (let frames = 0; frames < 3; frames += 1) await frame();
      const button = named(name);
      button?.focus();
      button?.click();
      return button;
    };
    let unseen = 0;
    for (let time = 0; time < times; time += 1) {
      const clear = await press(/^Clear: .*Main Street/);
      const parts = clear?.closest('section')?.querySelectorAll('header > *, footer') ?? [];
      if ([...parts].some((part) => !part.checkVisibility())) unseen += 1;
      await press(/^Clear cart$/);
      await press(/^Undo$/);
    }
    return unseen;
  }, times);

test('everything that Undo brings back is seen', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('textbox', { name: cases })).toBeVisible();
  expect(await clearAndUndo(page, 20)).toBe(0);
});

/** At once: by the End key Chromium glides there, and stops on the way where a slow machine draws meanwhile. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );

test('draws a bounded part of a thousand lines, wherever it is scrolled to', async ({ page }) => {
  await page.goto(`${path}&scenario=huge`);
  const lines = page.getByRole('textbox', { name: /^Cases of/ });
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeLessThan(100);
  await scrollToEnd(page);
  await expect(page.getByRole('textbox', { name: /lot 4 for .*no\. 20$/ }).first()).toBeVisible();
  expect(await lines.count()).toBeLessThan(100);
});

for (const width of [1280, 768, 320]) {
  test(`is as long at ${String(width)} px as it will be when all was drawn`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`${path}&scenario=huge`);
    const chunk = page.locator('.ww-cart-lines').first();
    await expect(chunk.getByRole('textbox').first()).toBeVisible();
    const lengths = () =>
      chunk.evaluate((first) => {
        const chunks = [...document.querySelectorAll('.ww-cart-lines')];
        const total = chunks.reduce((sum, part) => sum + part.clientHeight, 0);
        return { total, asDrawn: (first.clientHeight / 10) * 1000 };
      });
    await expect
      .poll(async () => {
        const { total, asDrawn } = await lengths();
        return Math.abs(total / asDrawn - 1);
      })
      .toBeLessThan(0.05);
    await scrollToEnd(page);
    await expect(page.getByRole('textbox', { name: /lot 4 for .*no\. 20$/ }).first()).toBeVisible();
  });
}

test('shows in another tab what changed in this one', async ({ page, context }) => {
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole('textbox', { name: cases }).fill('6');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: cases })).toHaveValue('6');
});

for (const scenario of ['default', 'aggregate-variants']) {
  test(`each quantity stands between its price and its total: ${scenario}`, async ({ page }) => {
    await page.goto(`/cart/?as=dispensary&scenario=${scenario}`);
    await expect(page.locator('.ww-quantity').first()).toBeVisible();
    const lines = await page.locator('.ww-line:has(> .ww-quantity)').evaluateAll((all) =>
      all.map((line) =>
        ['price', 'quantity', 'total'].map((name) => {
          const cell = line.querySelector(`.ww-line-${name}, .ww-${name}`);
          return cell?.getBoundingClientRect().left ?? NaN;
        }),
      ),
    );
    expect(lines).not.toEqual([]);
    for (const positions of lines) expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
}

for (const missing of ['cart-more', 'acting']) {
  test(`comes by a Retry when ${missing} could not be fetched`, async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    const chunk = `**/chunks/${missing}-*.js`;
    await page.route(chunk, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(page.getByRole('textbox', { name: cases })).toHaveCount(0);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('textbox', { name: cases }).fill('6');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: cases })).toHaveValue('6');
    await expect(page.getByText('The totals are being updated.')).toHaveCount(0);
  });
}
