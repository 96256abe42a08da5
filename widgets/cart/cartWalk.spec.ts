import type { Locator, Page } from '@playwright/test';
import { cartWalk, type Step } from '../../test/support/cartWalk';
import { drawn } from '../../test/browser/layout';
import { expect, test } from '../../test/browser/test';

const seed = 20_260_301;
const steps = 1000;
const locations = [
  'Harborview – Main Street',
  'Harborview – Ferry Terminal',
  'Harborview – Cañon Road',
];

interface Orders {
  cart: {
    orders: {
      locationId: number;
      quantity: number;
      variantId: number;
      offer: { name: string; seller: { slug: string } };
    }[];
  };
}

/** A line of the cart as it was first, by what its field is called and by what its calls name. */
interface Target {
  field: string;
  path: string;
  body: { variantId: number; dispensaryLocationIds: number[] };
}

/** Does some steps on the page, as fast as its own scripts let it, and waits for nothing. */
const act = (page: Page, targets: Target[], part: Step[]) =>
  page.evaluate(
    async ({ targets, part }) => {
      const find = <E extends HTMLElement>(selector: string, label: string) =>
        [...document.querySelectorAll<E>(`[data-widget] ${selector}`)].find(
          (each) => (each.ariaLabel ?? each.textContent) === label,
        );
      const host = document.querySelector<HTMLElement>('[data-widget]');
      const { csrf } = JSON.parse(host?.dataset.config ?? '') as { csrf: { token: string } };
      const turn = (milliseconds = 0) =>
        new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
        });
      const type = async (label: string, quantity: number) => {
        const field = find<HTMLInputElement>('input', label);
        if (!field) return;
        field.value = String(quantity);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await turn();
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        await turn();
      };
      const send = (path: string, method: string, body: unknown) =>
        fetch(path, {
          method,
          headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf.token },
          body: JSON.stringify(body),
        }).catch(() => undefined);

      for (const step of part) {
        const target = 'line' in step ? targets[step.line] : undefined;
        if (step.do === 'wait') await turn(step.milliseconds);
        else if (step.do === 'look') dispatchEvent(new Event('focus'));
        else if (step.do === 'undo') find('button', 'Undo')?.click();
        else if (step.do === 'fault') {
          const clear = step.method === 'DELETE' && step.delay % 2 ? 'clear/' : '';
          const path = `/shop/:slug/cart/multi-cart/${step.method === 'GET' ? ':token' : clear}`;
          await send('/__fixtures/faults', 'POST', { ...step, path });
        } else if (step.do === 'colleague' && target) {
          await send(target.path, 'PUT', { ...target.body, quantity: step.quantity });
        } else if (step.do === 'set' && target) await type(target.field, step.quantity);
        else if (step.do === 'remove' && target) await type(target.field, 0);
        await turn();
      }
    },
    { targets, part },
  );

/** As fast as the screen's own scripts, too: not a frame is waited for. */
const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, includeHidden: true });
const dialog = (page: Page) => page.getByRole('dialog', { includeHidden: true });
const press = (found: Locator) => found.first().dispatchEvent('click');
/** Presses it where it is there now: what tries again by itself takes its button with it. */
const pressNow = (found: Locator) =>
  found.evaluateAll(([first]: HTMLElement[]) => {
    if (first?.isConnected) first.click();
  });

/** Runs in the page: whether the screen waits for nothing, or asks the person; undefined while it waits for the shop. */
const lookForRest = (choices: string) => {
  const asks = new RegExp(`^(Retry$|${choices})`);
  const waits = /^(The totals (are being updated|may be)|Choose which|We don’t know|Your changes)/;
  const words = (all: Iterable<Element>) =>
    [...all].map((each) => (each.ariaLabel ?? each.textContent).trim());
  const isAsked =
    document.querySelector('[role=dialog]') !== null ||
    words(document.querySelectorAll('button')).some((each) => asks.test(each));
  if (isAsked) return 'asks';
  const shown = [...document.querySelectorAll('[data-widget] *')];
  return shown.some((each) => waits.test(each.textContent.trim())) ? undefined : 'rests';
};

/** Goes on where the screen waits for the person, until it waits for nothing. */
async function settle(page: Page, choice: 'mine' | 'theirs') {
  const choices = choice === 'mine' ? '(Keep yours|Remove it)' : '(Use theirs|Leave it)';
  for (;;) {
    const found = await page.waitForFunction(lookForRest, choices);
    if ((await found.jsonValue()) === 'rests') return;
    const asked = [
      button(dialog(page), 'Cancel'),
      button(page, new RegExp(`^${choices}`)),
      button(page, 'Retry'),
    ];
    for (const each of asked) await pressNow(each);
    // What was pressed is gone or at work by then.
    await drawn(page);
  }
}

/** What the screen says is ordered, a text per line. A field that the person is in stays as it is until it is left. */
const shown = async (page: Page) => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[data-widget] .ww-line input')]
      .map((field) => `${field.value} × ${(field.ariaLabel ?? '').replace('Cases of ', '')}`)
      .sort(),
  );
};

/** What the screen says that all of it comes to; nothing for an empty cart. */
const shownTotal = async (page: Page) =>
  (await page.locator('.ww-purchase-bar dd').allTextContents()).at(-1);

/** The same as the server says it, written as the page writes amounts. */
async function totalOnServer(page: Page): Promise<string> {
  const answer = await page.request.get('/shop/evergreen-valley/cart/multi-cart-summary/');
  const { total } = (await answer.json()) as { total: string };
  return Number(total).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

test(`a walk of ${String(steps)} steps ends nowhere in a difference to the server (seed ${String(seed)})`, async ({
  page,
  backend,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/multi-cart/);
  await page.goto('/cart/?as=dispensary&scenario=several-sellers');
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  const nameOf = ({ locationId, offer }: Orders['cart']['orders'][number]) =>
    `${offer.name} for ${locations[locationId - 101] ?? ''}`;
  const targets = (await backend.state<Orders>()).cart.orders.map((order): Target => ({
    field: `Cases of ${nameOf(order)}`,
    path: `/shop/${order.offer.seller.slug}/cart/multi-cart/`,
    body: { variantId: order.variantId, dispensaryLocationIds: [order.locationId] },
  }));

  let part: Step[] = [];
  let rests = 0;
  const rest = async (choice: 'mine' | 'theirs') => {
    rests += 1;
    await act(page, targets, part);
    await settle(page, choice);
    await page.request.delete('/__fixtures/faults');
    // The person comes back to the page, and sees what colleagues did.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(async () => {
      await settle(page, choice);
      // To settle may be to answer what the screen has only just asked, which changes the server, too.
      const onServer = (await backend.state<Orders>()).cart.orders
        .map((order) => `${String(order.quantity)} × ${nameOf(order)}`)
        .sort();
      expect(await shown(page), `at rest ${String(rests)}`).toEqual(onServer);
      if (onServer.length > 0) expect(await shownTotal(page)).toBe(await totalOnServer(page));
    }).toPass();
    part = [];
  };

  const clear = async (name: string, choice: 'mine' | 'theirs') => {
    await act(page, targets, part);
    part = [];
    await settle(page, choice);
    const opener = page.getByRole('button', { name, exact: true, includeHidden: true });
    if ((await opener.count()) === 0) return;
    await press(opener);
    await press(button(dialog(page), 'Clear cart'));
    await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
  };

  for (const step of cartWalk(seed, steps, targets.length, locations.length)) {
    if (step.do === 'rest') await rest(step.choice);
    else if (step.do === 'clear all') await clear('Clear cart: all locations', 'mine');
    else if (step.do === 'clear') await clear(`Clear: ${locations[step.location] ?? ''}`, 'theirs');
    else part.push(step);
  }
  expect(rests).toBeGreaterThan(80);
});
