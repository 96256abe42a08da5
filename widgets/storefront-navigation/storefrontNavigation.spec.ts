import { expect, test } from '../../test/browser/test';

test('the word of the menu’s button stands clear of its icon', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/storefront-navigation/?as=dispensary');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu).toBeVisible();
  const gap = await menu.evaluate((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    while (texts.nextNode()) {
      if (texts.currentNode.textContent?.trim()) words.selectNodeContents(texts.currentNode);
    }
    const icon = button.querySelector('svg');
    return words.getBoundingClientRect().left - (icon?.getBoundingClientRect().right ?? Infinity);
  });
  expect(gap).toBeGreaterThanOrEqual(4);
});
