import { expect, test } from './session';

/** Every list with fields in its lines, and the read that brings the lines in another order. */
const lists = [
  {
    name: 'cart',
    query: { as: 'dispensary', scenario: 'default' },
    field: /^Cases of Blue Dream 3.5 g .*Main Street$/,
    read: /multi-cart/,
  },
  {
    name: 'order-drawer',
    query: { as: 'vendor', scenario: 'inline' },
    field: 'Cases of Acapulco Gold 3.5 g',
    read: /orders\/501\//,
  },
] as const;

/** The same answer with each of its lists from the end to the start. */
function turned(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(turned).reverse();
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, turned(value)]));
}

for (const { name, query, field, read } of lists) {
  test(`${name}: a line that moves elsewhere keeps the focus and what is typed`, async ({
    page,
    backend,
  }) => {
    await page.goto(`/${name}/?${new URLSearchParams(query).toString()}`);
    const typed = page.getByRole('textbox', { name: field });
    await typed.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('9');
    const topOf = async () => (await typed.boundingBox())?.y;
    const before = await topOf();
    await page.route(
      ({ pathname }) => read.test(pathname),
      async (route) => {
        if (route.request().method() !== 'GET') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, json: turned(await response.json()) });
      },
    );
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(topOf).not.toBe(before);
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue('9');
    expect((await backend.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
}
