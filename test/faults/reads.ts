import type { ElementHandle, Page } from '@playwright/test';
import { expect } from '../browser/test';
import {
  arm,
  atRest,
  claimOf,
  comes,
  expectWhole,
  isKept,
  note,
  open,
  makeReady,
  type Scene,
} from './judge';
import { pressOne } from './press';
import type { Read, Write } from './screen';

/** As often as reads are sent by themselves. */
const lasting = 3;

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first();

/** A read ends in each fault: the screen says so, keeps what was typed, and shows it once it is asked again. */
export async function underFaults(scene: Scene, read: Read) {
  const { screen, id, faults } = scene;
  await open(scene);
  for (const turn of faults.keys()) {
    if (!read.ask) await opened(scene, read, turn);
    else if (read.sendsTyped) await askedAtWork(scene, read, turn);
    else await asked(scene, read, turn);
  }
  const { work } = screen;
  if (work?.read !== id || !work.readMore) return;
  const readMore: Read = { ...read, ask: work.readMore };
  await open(scene);
  for (const turn of faults.keys()) await askedAtWork(scene, readMore, turn);
}

/** The open page reads more while the edit of this turn is unsaved, and works as before when that is over. */
async function askedAtWork(scene: Scene, read: Read, turn: number) {
  await asked(scene, read, turn, turn);
  const write = workOf(scene);
  if (!write) return;
  await write.send(scene.page, turn);
  await claimOf(scene, write, turn, ['saved']);
  await makeReady(scene, write, turn);
}

const workOf = ({ screen }: Scene): Write | undefined =>
  screen.work && (screen.calls[screen.work.write] as Write);

/** Opening the page fails. What was typed before, and not saved, is offered when it is there at last. */
async function opened(scene: Scene, read: Read, turn: number) {
  const { screen, page, id } = scene;
  const write = screen.savesAtOnce ? undefined : workOf(scene);
  const fault = scene.faults[turn] ?? 'slow';
  await write?.edit(page, 0);
  const met = await arm(scene, id, fault, lasting);
  await open(scene);
  await met();
  const silent = await isSilent(scene, read, turn);
  await expectWhole(scene, fault);
  const isClaimed = await isClaimedSaved(scene, write, 0);
  await heal(scene, read, turn);
  note(scene, fault, 'opening the page', {
    silent,
    falseSuccesses: isClaimed,
    lostEdits: write && !(await isKept(scene, write, 0)),
  });
}

/** The open page reads more while an edit is unsaved: that of the turn `edited`. */
async function asked(scene: Scene, read: Read, turn: number, edited = 0) {
  const { screen, page, id } = scene;
  const write = read.isAside ? undefined : workOf(scene);
  const fault = scene.faults[turn] ?? 'slow';
  await write?.edit(page, edited);
  const met = await arm(scene, id, fault, lasting);
  await read.ask?.(page, turn, scene.backend);
  await met();
  await atRest(screen, page);
  const silent = await isSilent(scene, read, turn);
  await expectWhole(scene, fault);
  const isClaimed = await isClaimedSaved(scene, write, edited);
  // A dialog hides what stands behind it.
  const isTyped = Boolean(read.leave) || !write || (await isKept(scene, write, edited));
  await heal(scene, read, turn);
  await read.leave?.(page);
  note(scene, fault, 'reading more', {
    silent,
    falseSuccesses: isClaimed,
    lostEdits: !isTyped || (write && !(await isKept(scene, write, edited))),
  });
}

/** Neither what was read nor a sentence instead, in the end: the screen may be reading again by itself. */
async function isSilent({ page }: Scene, { shown, says }: Read, turn: number): Promise<boolean> {
  const isSaid = async () => {
    if (await shown(page, turn).first().isVisible()) return true;
    if (await says?.(page).first().isVisible()) return true;
    const alerts = (await page.getByRole('alert').allTextContents()).join(' ').trim();
    return alerts.length >= 20;
  };
  return !(await comes(isSaid));
}

/** Nothing was sent, so nothing can be saved. */
async function isClaimedSaved(scene: Scene, write: Write | undefined, turn: number) {
  if (!write) return false;
  return (
    (await claimOf(scene, write, turn, ['saved', 'not saved', 'nothing', 'unknown'])) === 'saved'
  );
}

async function heal({ page, backend, screen }: Scene, read: Read, turn: number) {
  await backend.disarm();
  await atRest(screen, page);
  const shown = read.shown(page, turn).first();
  const isAsked = await retry(page).isVisible();
  if (!isAsked && !(await shown.isVisible())) await read.again?.(page, turn);
  let pressed: ElementHandle | undefined;
  await expect(async () => {
    // The screen may read again by itself, and take the button away, or show another one instead.
    const [found] = await retry(page).elementHandles();
    const isAnother =
      found && !(pressed && (await found.evaluate((one, other) => one === other, pressed)));
    if (isAnother && (await pressOne(found))) pressed = found;
    await atRest(screen, page);
    await expect(shown.or(retry(page)).first()).toBeVisible();
    expect(await shown.isVisible()).toBe(true);
  }).toPass();
  await atRest(screen, page);
}
