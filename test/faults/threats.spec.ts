import { startThief } from '../browser/httpServers';
import { expect } from '../browser/test';
import { test } from '../browser/session';
import { callsOf } from './screen';
import { widgets } from '../widgets';
import { givingUp } from './judge';
import { asAnotherUser, hostile, sentAway, untouched } from './threats';

// Whether unsaved work may be left: yes.
test.beforeEach(({ page }) => page.on('dialog', (dialog) => void dialog.accept()));

const statuses = [302, 307, 308] as const;

/** What a browser says that does not go to another site: for calls, and for uploads, which a policy holds back. */
const stayed = [
  /^console error: Unsafe attempt to load URL/,
  // By its origin: 'self' is nothing to the frame in Firefox.
  /^console error: Connecting to \S+ violates .* "connect-src http:\/\/127\.0\.0\.1:\d+"/,
  /^request failed: \w+ \S+ (origin|csp)$/,
];

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

for (const { faulty: screen } of widgets) {
  test.describe(screen.name, () => {
    test('changes nothing that is opened and left as it is', async ({ page, backend }) => {
      const address = givingUp(screen.address);
      await untouched({ screen, address, page, backend });
    });

    for (const [index, [id, call]] of callsOf(screen).entries()) {
      const address = givingUp(call.address ?? screen.address);
      const status = statuses[index % statuses.length] ?? 302;

      test(`${id} takes nothing along to another site`, async ({ page, backend, watch }) => {
        for (const said of stayed) watch.allow(said);
        await sentAway({ screen, id, address, page, backend }, call, status);
      });

      if (call.kind === 'write') {
        if (call.hasNoToken) continue;
        test(`${id} writes nothing as another user who signs in in another tab`, async ({
          page,
          backend,
          watch,
        }) => {
          watch.allow(/status of 40[34]/);
          await asAnotherUser({ screen, id, address, page, backend }, call);
        });
      } else {
        test(`${id} with hostile answers runs nothing, and the screen is there`, async ({
          page,
          backend,
          watch,
        }) => {
          watch.allow(/./);
          await hostile({ screen, id, address, page, backend }, call);
        });
      }
    }
  });
}
