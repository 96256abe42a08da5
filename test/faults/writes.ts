import { expect } from '../browser/test';
import {
  arm,
  claimOf,
  comes,
  expectWhole,
  isKept,
  note,
  open,
  makeReady,
  sentOf,
  type Scene,
} from './judge';
import type { RouteId } from './routes';
import type { Claim, Write } from './screen';

/** Compares what the screen claims, how often the server has the edit and what the person typed. */
async function judge(scene: Scene, write: Write, turn: number, claim: Claim) {
  const effects = await write.effects(scene.backend, turn);
  return {
    falseSuccesses: claim === 'saved' && effects === 0,
    falseFailures: claim === 'not saved' && effects > 0,
    lostEdits: effects === 0 && !(await isKept(scene, write, turn)),
  };
}

/** Whether the screen leads to where one signs in, which alone helps when the session has ended. */
const offersSignIn = ({ page }: Scene): Promise<boolean> =>
  comes(async () => (await page.getByRole('link', { name: /sign in/i }).count()) > 0);

/** Sends once more what was not saved, as a person does. Returns whether the server has it twice then. */
async function sendAgain(scene: Scene, write: Write, turn: number) {
  const { page, backend } = scene;
  await write.send(page, turn);
  await claimOf(scene, write, turn, ['saved']);
  const effects = await write.effects(backend, turn);
  expect(effects, 'what the screen calls saved').toBeGreaterThan(0);
  return effects > 1;
}

/** A write ends in each fault: the screen says what became of it, and it is saved once in the end. */
export async function underFaults(scene: Scene, write: Write) {
  const { page, backend, id, faults } = scene;
  await open(scene);
  for (const [turn, fault] of faults.entries()) {
    await write.edit(page, turn);
    // What it said of the turn before proves nothing of this one.
    await claimOf(scene, write, turn, ['nothing']);
    const met = await arm(scene, id, fault);
    const before = await sentOf(backend, id);
    await write.send(page, turn);
    await met();
    const known: readonly Claim[] = ['saved', 'not saved'];
    const expected = write.isNeverKnown ? [...known, 'unknown' as const] : known;
    const claim = await claimOf(scene, write, turn, expected);
    await expectWhole(scene, fault);
    // What is claimed has to be true when all that was on its way has arrived.
    if (fault === 'late-commit') await backend.release();
    const wrong = await judge(scene, write, turn, claim);
    const silent = fault === 'login-redirect' && !(await offersSignIn(scene));
    const duplicates =
      claim === 'saved'
        ? (await write.effects(backend, turn)) > 1
        : await sendAgain(scene, write, turn);
    const sent = (await sentOf(backend, id)).length - before.length;
    // What is only late needs no second time, also where that would change nothing more.
    const sentTwice = fault === 'slow' && sent > 1;
    note(scene, fault, claim, { ...wrong, silent, duplicates, sentTwice });
    await makeReady(scene, write, turn);
  }
}

/**
 * A write ends in each fault and the read that would tell what became of it fails: the screen claims nothing that it
 * cannot know. After a reload the edit is there, or known to be saved.
 */
export async function keptUnderFaults(scene: Scene, read: RouteId) {
  const { screen, page, backend, id, faults } = scene;
  const write = screen.calls[id] as Write;
  await open(scene);
  for (const [turn, fault] of faults.entries()) {
    await write.edit(page, turn);
    await claimOf(scene, write, turn, ['nothing']);
    // The read that would tell, not one that the write begins with.
    await arm(scene, read, 'forbidden-403', 1, write.readsBefore);
    const met = await arm(scene, id, fault);
    await write.send(page, turn);
    await met();
    const first = await claimOf(scene, write, turn, ['saved', 'not saved', 'unknown']);
    const before = await judge(scene, write, turn, first);
    await backend.disarm();

    if (screen.savesAtOnce) {
      // What was not known is known after this, and may be that it did not arrive.
      if (first !== 'saved') await write.send(page, turn);
    } else {
      await open(scene);
    }
    const expected: readonly Claim[] = screen.savesAtOnce
      ? ['saved', 'not saved']
      : ['nothing', 'saved', 'not saved'];
    const then = await claimOf(scene, write, turn, expected);
    const after = await judge(scene, write, turn, then);
    const isThere = (await write.effects(backend, turn)) > 0;
    const duplicates = isThere
      ? (await write.effects(backend, turn)) > 1
      : await sendAgain(scene, write, turn);
    note(scene, fault, `${first}, then ${then}`, {
      falseSuccesses: before.falseSuccesses || after.falseSuccesses,
      falseFailures: before.falseFailures || after.falseFailures,
      lostEdits: before.lostEdits || after.lostEdits,
      duplicates,
    });
    await makeReady(scene, write, turn);
  }
}
