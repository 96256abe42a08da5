import type { Locator } from '@playwright/test';
import { statesOf, type Kind } from './screen';
import { screensWith } from '../support/screensWith';
import { widgets } from '../support/widgets';
import { expect, test } from './session';

// Nothing cuts off what can be chosen: not the dialog or the table that the field stands in, and not the window.

/** Each screen that has a combobox, a state in which it stands, and its name. */
const comboboxes: Readonly<Record<string, readonly [Kind, string, string | RegExp]>> = {
  'accounting-integration': ['filled', 'customers', /^QuickBooks customer for /],
  'brand-page': ['filled', 'a row of products', 'Add a product'],
  'order-create': ['modal', 'a customer to choose', 'Customer'],
  'quick-order': ['modal', 'a pasted list to put right', /^Product of /],
  'seller-storefront': ['modal', 'choosing a customer', 'Location'],
  'storefront-navigation': ['modal', 'very many locations', 'Location'],
};

/** Of the options of an open list that are in its sight, how high they are, and how much of that can be pointed at. */
const sightOf = (list: Locator) =>
  list.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const root = element.getRootNode() as Document;
    const isSeen = (y: number) => element.contains(root.elementFromPoint(box.left + 12, y));
    const steps = Array.from(
      { length: 21 },
      (_, step) => box.top + 1 + ((box.height - 2) * step) / 20,
    );
    return { height: box.height, seen: steps.filter(isSeen).length / steps.length };
  });

test('every screen with a combobox is looked at', () =>
  expect(screensWith(/forms\/Combobox|storefront\/LocationField/)).toEqual(
    Object.keys(comboboxes),
  ));

for (const { screen } of widgets) {
  const [kind, state, name] = comboboxes[screen.name] ?? [];
  if (!kind) continue;

  test(`${screen.name}: a list is never cut off, and what the keys are at is in sight`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const [, reach] = statesOf(screen, kind).find(([each]) => each === state) ?? [];
    if (!reach || !name) throw new Error(`${screen.name} has no state “${String(state)}”.`);
    await reach({
      page,
      backend,
      open: (path, query = {}) => page.goto(`${path}?${new URLSearchParams(query).toString()}`),
    });
    const field = page.getByRole('combobox', { name }).last();
    const list = page.getByRole('listbox');
    const options = list.getByRole('option');
    const active = list.locator('[aria-selected=true]');
    // Right above the lower edge of the window there is more room over it.
    for (const height of [900, 480]) {
      await page.setViewportSize({ width: 1440, height });
      await field.clear();
      await field.press('ArrowDown');
      await expect(options.nth(1)).toBeVisible();
      await expect(page.getByText('Searching…')).toHaveCount(0);
      await field.press('PageDown');
      await field.press('ArrowDown');
      await expect(active).toBeInViewport({ ratio: 0.99 });
      const { height: shown, seen } = await sightOf(list);
      expect(seen, `of its list, ${shown} px high, can be pointed at`).toBe(1);
      expect(shown).toBeGreaterThanOrEqual(Math.min(3, await options.count()) * 40);
      await field.press('Escape');
      await expect(list).toHaveCount(0);
      await field.click();
      await expect(active, 'opened again').toBeInViewport({ ratio: 0.99 });
    }
  });
}
