import { expect, test } from '../../test/browser/session';

test('draws the rows of 10,000 that are in sight, wherever they are scrolled to, and leads to the last by keys', async ({
  page,
}) => {
  await page.goto('/inventory-pricing/?as=vendor&scenario=huge');
  const grid = page.getByRole('grid', { name: 'Prices' });
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  const rows = grid.locator('[data-row]');
  const rowIn = (part: number) =>
    grid.evaluate((table, share) => {
      const box = table.parentElement;
      if (!box) return null;
      box.scrollTop = share * box.scrollHeight;
      const { top, left, height } = box.getBoundingClientRect();
      const found = document.elementFromPoint(left + 20, top + height / 2);
      return found?.closest('[data-row]')?.getAttribute('aria-rowindex') ?? null;
    }, part);
  for (const part of [0.3, 0.04999, 0.5, 0.9, 0.0501]) {
    await expect
      .poll(async () => Number(await rowIn(part)), `at ${String(part)}`)
      .toBeGreaterThan(part * 9000);
  }
  expect(await rows.count()).toBeLessThan(120);

  await grid.getByRole('rowheader').first().focus();
  await page.keyboard.press('Control+End');
  const last = grid.locator('[aria-rowindex="10001"] [data-cell]').last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(grid.locator('[aria-rowindex="2"] [data-cell]').first()).toBeFocused();
});
