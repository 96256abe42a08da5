import { readFileSync } from 'node:fs';
import { faultNames, readFaults } from '../../fixtures/backend/faults';
import { expect } from '../browser/test';
import { underFaults as read } from './reads';
import { contractIds } from './routes';
import { test } from '../browser/session';
import { givingUp } from './judge';
import { widgets } from '../support/widgets';
import { callsOf } from './screen';
import { keptUnderFaults, underFaults as write } from './writes';

/** The ids of the calls in a widget's `api.ts`, whose comments begin with them. */
const calledBy = (widget: string): string[] => {
  const source = readFileSync(`widgets/${widget}/api.ts`, 'utf8');
  const comments = source.match(/\/\*\*[^]*?\*\//g) ?? [];
  return comments.flatMap((comment) => {
    const [ids = ''] = /^\/\*\*\s+[A-Z]+\d+(( and |, )[A-Z]+\d+)*:/.exec(comment) ?? [];
    return ids.match(/[A-Z]+\d+/g) ?? [];
  });
};

// It only ends what hangs: some take a call through 22 faults.
test.describe.configure({ timeout: 600_000 });

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

for (const { faulty: screen } of widgets) {
  test.describe(screen.name, () => {
    test('every call of its api has a driver', () => {
      const driven: readonly string[] = callsOf(screen).map(([id]) => id);
      expect(calledBy(screen.name).filter((id) => !driven.includes(id))).toEqual([]);
    });

    for (const [id, call] of callsOf(screen)) {
      const faults = call.kind === 'read' ? readFaults : faultNames;
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
