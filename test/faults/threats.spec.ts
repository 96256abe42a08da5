import { startThief } from '../browser/httpServers';
import { expect, test } from '../browser/session';
import { widgets } from '../support/widgets';
import { testThreats } from './threats';

test('a call that is sent on to another site by the trap of these tests takes its token there', async ({
  page,
}) => {
  const thief = await startThief();
  await page.goto('/cart/?as=dispensary');
  await page.route('**/trapped/', (route) =>
    route.fulfill({ status: 307, headers: { Location: `${thief.origin}/` } }),
  );
  await page.evaluate(() =>
    fetch('/trapped/', { method: 'POST', headers: { 'X-CSRFToken': 'a token' } }),
  );
  expect(thief.requests.at(-1)?.headers).toHaveProperty('x-csrftoken', 'a token');
  await thief.close();
});

for (const { faulty } of widgets) testThreats(faulty);
