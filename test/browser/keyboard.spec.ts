import { Keys } from './keys';
import { screens } from './screens';
import { test } from './session';

for (const { name, task } of screens) {
  test(`${name} is used by keys alone, the focus always in sight`, async ({
    page,
    backend,
    watch,
  }) => {
    // The page behind the cart is not of this site.
    watch.allow(/status of 404.*\/checkout\/\)/);
    await page.setViewportSize({ width: 1280, height: 600 });
    await task({ page, keys: new Keys(page), backend });
  });
}
