import { faultNames, readFaults, type FaultName } from '../../fixtures/backend/faults';
import { expect } from '../browser/test';
import { underFaults as read } from './reads';
import { contractIds, type RouteId } from './routes';
import { test } from '../browser/session';
import { givingUp } from './judge';
import { widgets } from '../widgets';
import { calledBy } from './table';
import { callsOf, type Call, type FaultyScreen } from './screen';
import { keptUnderFaults, underFaults as write } from './writes';

test.describe.configure({ timeout: 240_000 });

// A browser follows the redirect of a PUT by a PUT, and no page for signing in takes one.
test.beforeEach(({ watch }) => watch.allow(/status of 404.*\/accounts\/login\//));
// Whether unsaved work may be left: yes.
test.beforeEach(({ page }) => page.on('dialog', (dialog) => void dialog.accept()));

test('every call of the contract is called by a driver', async () => {
  const known = widgets.flatMap(({ faulty: { calls, links } }) => [
    ...Object.keys(calls),
    ...Object.keys(links ?? {}),
  ]);
  const ids = await contractIds();
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !ids.includes(id))).toEqual([]);
});

/** In which a browser has a part: it follows redirects, tells of cut connections and gives up requests. */
const ofBrowser: readonly FaultName[] = ['login-redirect', 'drop-after-commit', 'hang'];

/** The rest of the matrix is judged in process: here a screen's most important read and write, or its first. */
const chosen = (screen: FaultyScreen): [RouteId, Call, readonly FaultName[]][] => {
  const calls = callsOf(screen);
  const main = (['read', 'write'] as const).map((kind) => {
    const ofKind = calls.filter(([, call]) => call.kind === kind && !call.needsBrowser);
    return (ofKind.find(([id]) => id === screen.work?.[kind]) ?? ofKind[0])?.[0];
  });
  return calls.flatMap(([id, call]): [RouteId, Call, readonly FaultName[]][] => {
    if (call.needsBrowser) return [[id, call, call.kind === 'read' ? readFaults : faultNames]];
    return main.includes(id) ? [[id, call, ofBrowser]] : [];
  });
};

for (const { faulty: screen } of widgets) {
  test.describe(screen.name, () => {
    test('every call of its api has a driver', () => {
      const driven: readonly string[] = callsOf(screen).map(([id]) => id);
      expect(calledBy(screen.name).filter((id) => !driven.includes(id))).toEqual([]);
    });

    for (const [id, call, faults] of chosen(screen)) {
      test(`${id} under ${faults.length} faults, one after the other`, async ({
        page,
        backend,
      }) => {
        const { address = screen.address } = call;
        const scene = { screen, id, address: givingUp(address), page, backend, faults };
        await (call.kind === 'read' ? read(scene, call) : write(scene, call));
      });
    }

    const { work } = screen;
    if (!work) return;
    test(`${work.write} under ${readFaults.length} faults before ${work.read} fails, kept past a reload`, async ({
      page,
      backend,
    }) => {
      await keptUnderFaults(
        {
          screen,
          id: work.write,
          address: givingUp(screen.address),
          page,
          backend,
          faults: readFaults,
        },
        work.read,
      );
    });
  });
}
