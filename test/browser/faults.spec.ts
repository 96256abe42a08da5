import type { Page } from '@playwright/test';
import { faultNames } from '../../fixtures/backend/faults';
import { JUDGED } from '../faults/report';
import type { Claim, FaultyScreen } from './faultyScreen';
import { orderCreate } from './orderCreateUnderFaults';
import { test } from '../faults/session';
import { expect, type Backend } from './test';

const screens: FaultyScreen[] = [orderCreate];

const seconds = 1;
/** Once more than reads are sent again by themselves. */
const lasting = 3;

/** What the screen says in the end. After a save that says something, maybe on the page after it. */
async function lastClaim(screen: FaultyScreen, page: Page, expected: RegExp): Promise<Claim> {
  const claimNow = async () => {
    await screen.atRest(page);
    return screen.claim(page);
  };
  // It may be asked just while the page goes.
  const check = async () => expect(await claimNow()).toMatch(expected);
  await expect(check).toPass({ timeout: 10_000, intervals: [50, 100] });
  return claimNow();
}

/** Compares what the screen claims, what the server has and what the person typed. */
async function judge(screen: FaultyScreen, page: Page, backend: Backend, expected: RegExp) {
  const claim = await lastClaim(screen, page, expected);
  const isOnServer = await screen.isOnServer(backend);
  const isKept = isOnServer || (await screen.isTyped(page));
  const wrong = {
    falseSuccesses: claim === 'saved' && !isOnServer,
    falseFailures: claim === 'not saved' && isOnServer,
    lostEdits: !isKept,
  };
  const found = Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []));
  test
    .info()
    .annotations.push({ type: JUDGED, description: [screen.name, 'main', ...found].join(' ') });
  expect.soft(wrong, `${claim}, on the server: ${String(isOnServer)}`).toEqual({
    falseSuccesses: false,
    falseFailures: false,
    lostEdits: false,
  });
  return claim;
}

// A browser follows the redirect of a PUT by a PUT, and no page for signing in takes one.
test.beforeEach(({ watch }) => watch.allow(/status of 404.*\/accounts\/login\//));

for (const screen of screens) {
  test.describe(screen.name, () => {
    for (const fault of faultNames) {
      test(`shows what it can when a read ends in ${fault}, and loses nothing typed`, async ({
        page,
        backend,
      }) => {
        await backend.arm({ ...screen.read, fault, delay: 300 });
        await screen.open(page, seconds);
        await screen.atRest(page);
        const retry = page.getByRole('button', { name: 'Retry' });
        if ((await retry.count()) > 0) await retry.click();
        await screen.edit(page);

        await backend.arm({ ...screen.read, fault, delay: 300, times: lasting });
        await screen.readMore(page);
        await judge(screen, page, backend, /^(nothing|unknown)$/);
      });

      test(`says what became of a save that ends in ${fault}, and saves it the next time`, async ({
        page,
        backend,
      }) => {
        await screen.open(page, seconds);
        await screen.edit(page);
        await backend.arm({ ...screen.write, fault, delay: 300 });
        await screen.save(page);
        const claim = await judge(screen, page, backend, /^(saved|not saved)$/);
        if (claim === 'saved') return;
        await screen.save(page);
        await lastClaim(screen, page, /^saved$/);
        expect(await screen.isOnServer(backend)).toBe(true);
      });

      test(`claims nothing it cannot know of a save that ends in ${fault} before reads fail, and keeps it past a reload`, async ({
        page,
        backend,
      }) => {
        page.on('dialog', (dialog) => void dialog.accept());
        await screen.open(page, seconds);
        await screen.edit(page);
        await backend.arm({ ...screen.write, fault, delay: 300 });
        await backend.arm({ ...screen.read, fault: 'forbidden-403' });
        await screen.save(page);
        await judge(screen, page, backend, /^(saved|not saved|unknown)$/);

        await page.request.delete('/__fixtures/faults');
        if (screen.savesAtOnce) {
          const claim = await screen.claim(page);
          if (claim !== 'saved') await screen.save(page);
          // What was not known is known then, and may be that it did not arrive.
          if ((await judge(screen, page, backend, /^(saved|not saved)$/)) === 'saved') return;
          await screen.save(page);
          await judge(screen, page, backend, /^saved$/);
          return;
        }
        await page.reload();
        // A screen may know by then, and say, that it was not.
        await judge(screen, page, backend, /^(nothing|saved|not saved)$/);
      });
    }
  });
}
