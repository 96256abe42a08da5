import { expect, test } from '../../test/browser/session';

for (const width of [1440, 360]) {
  test(`names what is chosen and out of sight without cutting it off, ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/stock-location/?as=vendor&scenario=huge');
    await page.getByRole('searchbox').fill('Main vault');
    await page.getByRole('button', { name: 'Actions for Main vault' }).click();
    await page.getByRole('menuitem', { name: 'Move stock' }).click();
    await page.getByRole('textbox', { name: 'Find a batch' }).fill('0013');
    await page.getByRole('button', { name: 'Show what is selected and not shown' }).click();
    const named = page.getByRole('group', { name: 'Selected and not shown' });
    await expect(named).toBeInViewport({ ratio: 1 });
  });
}
