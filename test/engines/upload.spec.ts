import { startShop, startThief, type Site } from '../browser/httpServers';
import { uploads } from '../browser/uploads';
import { test } from './test';

let shop: Site;
let thief: Site;

test.beforeAll(async () => {
  [shop, thief] = await Promise.all([startShop(), startThief()]);
});
test.afterAll(() => Promise.all([shop.close(), thief.close()]));
test.beforeEach(() => {
  for (const site of [shop, thief]) site.requests.length = 0;
});

for (const [title, check] of Object.entries(uploads)) {
  test(title, ({ driver }) =>
    check({
      shop,
      thief,
      open: (policy) => driver.open(`${shop.origin}/page/${policy}`),
      run: (functionText, argument) => driver.call(functionText, [argument ?? null]),
    }),
  );
}
