import { isDeepStrictEqual } from 'node:util';
import type { Page, Route } from '@playwright/test';
import { matchesPath } from '../../fixtures/backend/paths';
import { startThief } from '../browser/httpServers';
import { expect, test } from '../browser/session';
import { rounds, wasRun, withPayloads, withWrongTypes } from './hostileAnswers';
import { atRest, claimOf, givingUp, isKept, note, open, type Stage } from './judge';
import { addressOf } from './routes';
import { callsOf, type Call, type FaultyScreen, type Read, type Write } from './screen';

/** Whether the server holds the same. "24" and 24 are one to Django, as "0012" and 12 are not. */
function isSame(before: unknown, after: unknown): boolean {
  const plain = (state: unknown): unknown =>
    JSON.parse(
      JSON.stringify(state, (_, value: unknown) =>
        typeof value === 'string' && value === String(Number(value)) ? Number(value) : value,
      ),
    );
  return isDeepStrictEqual(plain(before), plain(after));
}

/** Another user signs in in another tab, and then the edit is sent: nothing is written in their name. */
async function asAnotherUser(scene: Stage, write: Write) {
  const { page, backend, address } = scene;
  await open(scene);
  await write.edit(page, 0);
  const before = await backend.state();
  await page.request.get(address.replace(/as=\w+/, 'as=superuser'));
  await write.send(page, 0);
  const claim = await claimOf(scene, write, 0, ['not saved', 'unknown']);
  const after = await backend.state();
  note(scene, 'another user', claim, {
    wrongAccounts: !isSame(before, after),
    lostEdits: !(await isKept(scene, write, 0)),
  });
}

/** Answers each call of the scene by `answer`, as long as the scene lasts. */
async function intercept({ page, id }: Stage, answer: (route: Route) => Promise<unknown>) {
  const { method, path } = await addressOf(id);
  let met = 0;
  await page.route('**', async (route) => {
    const request = route.request();
    const isCall =
      request.method() === method &&
      request.resourceType() !== 'document' &&
      matchesPath(path, new URL(request.url()).pathname);
    if (!isCall) return route.fallback();
    met += 1;
    await answer(route);
  });
  return () => expect.poll(() => met).toBeGreaterThan(0);
}

/** Does what makes the screen send the call. */
async function cause(scene: Stage, call: Call) {
  if (call.kind === 'write') await call.send(scene.page, 0);
  else if (call.ask) await call.ask(scene.page, 0, scene.backend);
  else await open(scene);
}

/** The server sends the call on to another site, which gets nothing of it. */
async function sentAway(scene: Stage, call: Call, status: number) {
  const { page, screen } = scene;
  const thief = await startThief();
  try {
    if (call.kind === 'write' || call.ask) await open(scene);
    if (call.kind === 'write') await call.edit(page, 0);
    const met = await intercept(scene, (route) =>
      route.fulfill({ status, headers: { Location: `${thief.origin}/` } }),
    );
    await cause(scene, call);
    await met();
    await atRest(screen, page);
    const claim =
      call.kind === 'write' ? await claimOf(scene, call, 0, ['not saved', 'unknown']) : 'not read';
    note(scene, `${String(status)} to another site`, claim, {
      tokens: thief.requests.length > 0,
      lostEdits: call.kind === 'write' && !(await isKept(scene, call, 0)),
    });
  } finally {
    await thief.close();
  }
}

interface Found {
  /** What ran, or would run when it is pressed. */
  ran: string[];
  /** What the screen says. */
  text: string;
}

const look = (page: Page): Promise<Found> =>
  page.evaluate((name) => {
    const links = document.querySelectorAll(
      '.ww [href], .ww [src], .ww [action], .ww [formaction]',
    );
    const found = [...links].flatMap((link) =>
      ['href', 'src', 'action', 'formaction'].map(
        (attribute) => link.getAttribute(attribute) ?? '',
      ),
    );
    const ran = found.filter((address) => /^\s*(javascript|data|vbscript):/i.test(address));
    if (name in window) ran.push('a text was run');
    if ('polluted' in {}) ran.push('every object has what an answer said');
    return { ran, text: document.querySelector<HTMLElement>('[data-widget]')?.innerText ?? '' };
  }, wasRun);

/** The server's answer is hostile: nothing in it runs, and the screen is there, or says why it is not. */
async function hostile(scene: Stage, read: Read) {
  const { page, backend, screen } = scene;
  for (const spoil of [withPayloads, withWrongTypes]) {
    for (let round = 0; round < (spoil === withPayloads ? 2 : rounds); round++) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await backend.reset();
      if (read.ask) await open(scene);
      const met = await intercept(scene, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as unknown;
        await route.fulfill({ response, body: spoil(answer, round) });
      });
      await cause(scene, read);
      await met();
      // What a screen waits for in its own words may be what the answer no longer says.
      await atRest({ ...screen, isBusy: undefined }, page);
      const { ran, text } = await look(page);
      note(scene, `${spoil.name} ${String(round)}`, text.slice(0, 200), {
        executions: ran.length > 0,
        blankScreens: text.trim() === '',
      });
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** A record that is opened, walked through and saved as it is stays as it was. */
async function untouched(scene: Omit<Stage, 'id'>) {
  const { page, backend, screen } = scene;
  await open(scene);
  const before = await backend.state();
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>('.ww :is(input, select, textarea)');
    for (const field of fields) {
      field.focus();
      field.blur();
    }
  });
  const save = page.getByRole('button', { name: /^Save/ }).first();
  const canSave = (await save.count()) > 0 && (await save.isEnabled());
  if (canSave) await save.click();
  await atRest(screen, page);
  const after = await backend.state();
  note({ screen, id: 'untouched' }, 'nothing done', canSave ? 'saved' : 'left', {
    silentChanges: !isSame(before, after),
  });
}

const statuses = [302, 307, 308] as const;

/** What a browser says that does not go to another site: for calls, and for uploads, which a policy holds back. */
const stayed = [
  /^console error: Unsafe attempt to load URL/,
  // By its origin: 'self' is nothing to the frame in Firefox.
  /^console error: Connecting to \S+ violates .* "connect-src http:\/\/127\.0\.0\.1:\d+"/,
  /^request failed: \w+ \S+ (origin|csp)$/,
];

/** What threatens a screen that only a browser can show, for each of its calls. */
export function testThreats(screen: FaultyScreen) {
  test.describe(screen.name, () => {
    // Whether unsaved work may be left: yes.
    test.beforeEach(({ page }) => page.on('dialog', (dialog) => void dialog.accept()));

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
