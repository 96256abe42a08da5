import path from 'node:path';
import type { Page } from '@playwright/test';
import { faultNames, readFaults } from '../../../fixtures/backend/faults';
import { backend } from '../../fixturePage';
import { FaultFigures } from '../figures';
import { givingUp } from '../judge';
import { underFaults as read } from '../reads';
import { callsOf, type FaultyScreen } from '../screen';
import { underFaults as write } from '../writes';
import { stopClock } from './clock';
import { page } from './page';
import { annotations, complaints } from './playwright';

// Jest opens a driver as a test file of its own, and this before it: the matrix of its screen's calls. A file for
// each, so that they share out the workers.

const { testPath = '' } = expect.getState();
const { default: screen } = jest.requireActual<{ default: FaultyScreen }>(testPath);

const figures = new FaultFigures();

/** Runs one test, notes what was judged in it, and fails it in the end for all that was wrong. */
async function judged(run: () => Promise<void>): Promise<void> {
  let hasFailed = true;
  try {
    await run();
    expect(complaints).toEqual([]);
    hasFailed = false;
  } finally {
    figures.add(annotations.splice(0), hasFailed);
    complaints.length = 0;
  }
}

beforeAll(stopClock);
beforeEach(() => {
  // As the browser does, the widgets complain of what goes wrong; each fault is wanted.
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  }
});
afterAll(() => figures.write(path.join(__dirname, `results/${screen.name}.json`)));

// As much of Playwright's page as the drivers use.
const about = { page: page as unknown as Page, backend };

describe(screen.name, () => {
  for (const [id, call] of callsOf(screen)) {
    if (call.needsBrowser) continue;
    const faults = call.kind === 'read' ? readFaults : faultNames;
    it(`${id} under ${faults.length} faults, one after the other`, async () => {
      const address = givingUp(call.address ?? screen.address);
      const scene = { screen, id, address, faults, ...about };
      await judged(() => (call.kind === 'read' ? read(scene, call) : write(scene, call)));
    });
  }
});
