import { expect, test } from '../../test/browser/test';

test('its four figures stand in a row or two by two, none with the empty room of a sparkline', async ({
  page,
}) => {
  for (const [width, rows] of [
    [1440, 1],
    [768, 2],
    [360, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/vendor-dashboard/?as=vendor');
    const tiles = page.locator('.ww-stat');
    await expect(tiles.locator('.ww-sparkline-room svg')).toHaveCount(2);
    await expect(tiles).toHaveCount(4);
    const found = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const parts = [...tile.children].map((part) => part.getBoundingClientRect());
        const { top, bottom } = tile.getBoundingClientRect();
        return { top, room: bottom - Math.max(...parts.map((part) => part.bottom)) };
      }),
    );
    const tops = found.map(({ top }) => top);
    expect([...new Set(tops)].map((top) => tops.filter((each) => each === top).length)).toEqual(
      Array.from({ length: rows }, () => 4 / rows),
    );
    for (const { room } of found) expect(room, `below its words at ${width}`).toBeLessThan(24);
  }
});
