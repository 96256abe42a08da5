import { faultNames } from '../../fixtures/backend/faults';
import { expect } from '../browser/test';
import { underFaults as read } from './reads';
import { contractIds } from './routes';
import { test } from '../browser/session';
import { calledBy, callsOf, links, screens } from './table';
import { keptUnderFaults, underFaults as write } from './writes';

test.describe.configure({ timeout: 240_000 });

// A browser follows the redirect of a PUT by a PUT, and no page for signing in takes one.
test.beforeEach(({ watch }) => watch.allow(/status of 404.*\/accounts\/login\//));
// Whether unsaved work may be left: yes.
test.beforeEach(({ page }) => page.on('dialog', (dialog) => void dialog.accept()));

test('every call of the contract is called by a driver', async () => {
  const driven = screens.flatMap((screen) => callsOf(screen).map(([id]) => id));
  const known: readonly string[] = [...driven, ...Object.keys(links)];
  expect((await contractIds()).filter((id) => !known.includes(id))).toEqual([]);
});

for (const screen of screens) {
  test.describe(screen.name, () => {
    test('every call of its api has a driver', () => {
      const driven: readonly string[] = callsOf(screen).map(([id]) => id);
      expect(calledBy(screen.name).filter((id) => !driven.includes(id))).toEqual([]);
    });

    for (const [id, call] of callsOf(screen)) {
      test(`${id} under ${faultNames.length} faults, one after the other`, async ({
        page,
        backend,
      }) => {
        const { address = screen.address } = call;
        const scene = { screen, id, address, page, backend };
        await (call.kind === 'read' ? read(scene, call) : write(scene, call));
      });
    }

    const { work } = screen;
    if (!work) return;
    test(`${work.write} under faults before ${work.read} fails, kept past a reload`, async ({
      page,
      backend,
    }) => {
      await keptUnderFaults(
        { screen, id: work.write, address: screen.address, page, backend },
        work.read,
      );
    });
  });
}
