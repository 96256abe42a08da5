import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../test/browser/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const address = '/webhook-dashboard/?as=vendor';

interface State {
  webhooks: { secret: { value: string }; headers: { name: string; value: string }[] };
}

/** Everything of the document and of what the browser keeps for it. */
const everywhere = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map(
        (field) => (field as HTMLInputElement).value,
      ),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      ...performance.getEntries().map(({ name }) => name),
    ].join('\n'),
  );

/** Every text that scripts of the page hold once what nobody holds is thrown away. */
async function heapOf(page: Page): Promise<string[]> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings;
}

const findsOf = (secrets: string[], texts: string[]) =>
  texts
    .filter((text) => secrets.some((secret) => text.includes(secret)))
    .map((text) => text.slice(0, 200));

/** Asks more than once: what the test itself asked the page with a secret goes when the browser is done with it. */
const expectNotHeld = async (page: Page, secrets: string[]) => {
  await expect.poll(async () => findsOf(secrets, await heapOf(page))).toEqual([]);
};

const show = async (page: Page, secret: string) => {
  await button(page, 'Show the secret').click();
  await expect(page.getByText(secret)).toBeVisible();
};

/**
 * Shows what is hidden and hides it, so many times: in the page, where a round takes no time, and by what stands on the
 * buttons, so that it is nowhere but where the widget has it.
 */
const showAndHide = (page: Page, times: number, what = 'the secret') =>
  page.evaluate(
    async ([rounds, of]) => {
      const named = (name: string) =>
        new Promise<HTMLElement>((resolve) => {
          const look = () => {
            const found = document.querySelector<HTMLElement>(
              `button[aria-label="${name} ${of}"]:not([aria-disabled=true])`,
            );
            if (!found) return;
            changes.disconnect();
            resolve(found);
          };
          const changes = new MutationObserver(look);
          changes.observe(document, { subtree: true, childList: true, attributes: true });
          look();
        });
      for (let round = 0; round < rounds; round += 1) {
        (await named('Show')).click();
        (await named('Hide')).click();
      }
    },
    [times, what] as const,
  );

const walks = 200;
const ownHeader = 'the value of X-Api-Key';

test(`after ${String(walks)} walks neither the secret nor the value of a header is anywhere`, async ({
  page,
  backend,
}) => {
  test.slow();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  const secretNow = async () => (await backend.state<State>()).webhooks.secret.value;
  const secrets = new Set([await secretNow()]);
  let secret = await secretNow();
  const { headers } = (await backend.state<State>()).webhooks;
  const own = headers.find(({ name }) => name === 'X-Api-Key')?.value ?? '';
  expect(own.length).toBeGreaterThan(8);

  const together = 20;
  for (let walk = 0; walk < walks; walk += together) {
    await show(page, secret);
    await button(page, 'Copy the secret').click();
    await expect(page.getByText('Copied')).toBeVisible();
    if (walk % 60 === 20) {
      await button(page, 'Make a new secret').click();
      await button(page, 'Replace the secret').click();
      await expect.poll(secretNow).not.toBe(secret);
      secret = await secretNow();
      secrets.add(secret);
      await expect(page.getByText(secret)).toBeVisible();
    }
    await button(page, 'Hide the secret').click();
    await showAndHide(page, together - 1);
    await showAndHide(page, together, ownHeader);
    if (walk % 40 === 20) {
      await button(page, /^Edit hooks\./).click();
      await button(page, 'Build a signed sample').click();
      await expect(page.getByText('Webhook-Signature: t=')).toBeVisible();
      await button(page, 'Cancel').click();
    }
  }
  await expect(button(page, 'Show the secret')).toBeVisible();
  await expect(button(page, `Show ${ownHeader}`)).toBeVisible();
  expect(secrets.size).toBe(4);
  secrets.add(own);
  const log = (await backend.log()).map(({ path }) => path);
  const reads = log.filter((path) => path.endsWith('/reveal/'));
  expect(reads.length).toBeGreaterThanOrEqual(2 * walks);
  const texts = [await everywhere(page), said.join('\n'), log.join('\n')];
  expect(findsOf([...secrets], texts)).toEqual([]);
  await expectNotHeld(page, [...secrets]);
  // It is the heap of the page that was looked into.
  expect((await heapOf(page)).some((text) => text.includes('hooks.evergreen.example'))).toBe(true);
});

test('a secret that is left on the screen goes with the widget', async ({ page, backend }) => {
  await page.goto(address);
  const { value } = (await backend.state<State>()).webhooks.secret;
  await show(page, value);
  // As long as it is shown it is there: what is looked for can be found.
  expect((await heapOf(page)).some((text) => text.includes(value))).toBe(true);
  await page.evaluate(() => document.querySelector('[data-widget]')?.remove());
  await expect(page.getByText(value)).toHaveCount(0);
  await expectNotHeld(page, [value]);
});

test('a toast that stays for a while holds no secret', async ({ page, backend }) => {
  await page.clock.install();
  await page.goto(address);
  const { value: former } = (await backend.state<State>()).webhooks.secret;
  await show(page, former);
  await button(page, 'Make a new secret').click();
  await button(page, 'Replace the secret').click();
  const toast = page.getByText(/^A new secret is in use/);
  await expect(toast).toBeVisible();
  // Looking through all that a page holds may take longer than a toast stays.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await button(page, 'Hide the secret').click();
  await expect(button(page, 'Show the secret')).toBeVisible();
  const { value } = (await backend.state<State>()).webhooks.secret;
  expect(value).not.toBe(former);
  const held = await heapOf(page);
  await expect(toast).toBeVisible();
  expect(findsOf([former, value], held)).toEqual([]);
});

test('hides itself after a minute, and keeps the focus in the widget', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await page.goto(address);
  const { value } = (await backend.state<State>()).webhooks.secret;
  await show(page, value);
  await button(page, 'Copy the secret').focus();
  await page.clock.runFor(61_000);
  await expect(page.getByText(value)).toBeHidden();
  await expect(page.locator('.ww :focus')).toHaveCount(1);
});
