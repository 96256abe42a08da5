import type { Page, Request } from '@playwright/test';
import type { FaultName } from '../../fixtures/backend/faults';
import { matchesPath } from '../../fixtures/backend/paths';
import { expect, type Backend } from '../browser/test';
import { addressOf, type RouteId } from './routes';
import type { Claim, FaultyScreen, Write } from './screen';

/** What each test of a call under faults is given. */
export interface Scene {
  screen: FaultyScreen;
  /** The call, by which its row in the table is named. */
  id: RouteId;
  /** Of the page. */
  address: string;
  page: Page;
  backend: Backend;
  /** In which the call ends, one after the other. */
  faults: readonly FaultName[];
}

/** What is done on a page, whatever goes wrong. */
export type Stage = Omit<Scene, 'faults'>;

/** A page on which calls are given up after a second: where answers hang, or come too late. */
export const givingUp = (address: string) => `${address}&timeout=1`;

/** Opens the page, and waits until it is at rest. */
export const open = async ({
  screen,
  page,
  address,
}: Pick<Scene, 'screen' | 'page' | 'address'>) => {
  await page.goto(address);
  await expect(page.locator('.ww').first()).toBeVisible();
  await atRest(screen, page);
};

/** Makes the page ready for the next turn. */
export async function makeReady(scene: Stage, write: Write, turn: number) {
  const { page, backend, address } = scene;
  await write.next?.(page, backend, turn);
  if (write.isOnce) await backend.reset();
  // A save may have led away from the page.
  if (write.isOnce || !page.url().endsWith(address)) await open(scene);
}

/** Longer than the 150 ms of a page that answers at once, shorter than any timeout. */
const delay = 300;

/** Arms a fault; what it answers with resolves once the page has sent a call that meets it. */
export async function arm(
  { page, backend }: Pick<Scene, 'page' | 'backend'>,
  id: RouteId,
  fault: FaultName,
  times = 1,
  after = 0,
) {
  const { method, path } = await addressOf(id);
  await backend.arm({ method, path, fault, times, delay, after });
  const isCall = (request: Request) =>
    request.method() === method && matchesPath(path, new URL(request.url()).pathname);
  const met = page.waitForEvent('request', { predicate: isCall });
  met.catch(() => undefined); // whoever awaits it is told
  return () => met;
}

/** What the server was sent of a call. */
export const sentOf = async (backend: Backend, id: RouteId) =>
  (await backend.log()).filter(({ route }) => route === id);

const busy = '[data-widget] [aria-busy=true], .ww [aria-busy=true], .ww-skeleton';

/** Runs in the page: whether it waits for the person, or for nothing; undefined while it does for something else. */
const lookForRest = (waiting: string) => {
  const isRetry = (button: HTMLElement) =>
    /retry/i.test(button.ariaLabel ?? button.textContent) && button.checkVisibility();
  // What waits for the person's word may still be marked as not done.
  if ([...document.querySelectorAll<HTMLElement>('button')].some(isRetry)) return 'asks';
  return document.querySelector(waiting) ? undefined : 'rests';
};

/** Resolves when the screen waits for nothing but the person. */
export const atRest = async (screen: FaultyScreen, page: Page) => {
  const check = async () => {
    // One question that the page answers by itself: to ask again and again takes as much as all that is tested.
    const found = await page.waitForFunction(lookForRest, busy);
    if ((await found.jsonValue()) === 'asks') return;
    expect((await screen.isBusy?.(page)) ?? false).toBe(false);
  };
  // A save may be just leading to the next page.
  await expect(check).toPass();
};

/** What the screen says in the end; the first thing that it says of those that are `expected`. */
export async function claimOf(
  { screen, page }: Stage,
  write: Write,
  turn: number,
  expected: readonly Claim[],
): Promise<Claim> {
  let claim: Claim = 'nothing';
  await expect(async () => {
    await atRest(screen, page);
    claim = await write.claim(page, turn);
    expect(expected).toContain(claim);
    // A claim is read in several steps, between which the screen may have gone on.
    expect(await write.claim(page, turn)).toBe(claim);
  }).toPass();
  return claim;
}

/** Whether it comes to be so. It must: that it does not is a finding, and told with all others. */
export const comes = (isSo: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(isSo)
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Whether the edit stands on the screen in the end: the code of what offers it may still be on its way. */
export const isKept = ({ page }: Stage, write: Write, turn: number): Promise<boolean> =>
  comes(() => write.isTyped(page, turn));

/** What no screen may say, whatever it was answered: what stands for a missing value, and that a part of it broke. */
const broken = /.{0,40}(undefined|\bnull\b|NaN|\[object|stopped working).{0,40}/;

/** Complains of what the screen says that nobody can mean. */
export async function expectWhole({ screen, page, id }: Stage, fault: string) {
  const says = await page.locator('.ww').allTextContents();
  const found = says.flatMap((text) => broken.exec(text)?.[0] ?? []);
  expect.soft(found, `${screen.name} ${id}, ${fault}`).toEqual([]);
}

/** Fails the test in the end when something was wrong in one turn. */
export function note(
  { screen, id }: Pick<Scene, 'screen'> & { id: string },
  fault: string,
  says: string,
  wrong: Readonly<Record<string, boolean | undefined>>,
) {
  const found = Object.keys(wrong).filter((name) => wrong[name]);
  expect.soft(found, `${screen.name} ${id}, ${fault}: ${says}`).toEqual([]);
}
