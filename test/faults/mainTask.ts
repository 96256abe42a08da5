import type { Page } from '@playwright/test';
import type { FaultName } from '../../fixtures/backend/faults';
import { expect, type Backend } from '../browser/test';
import { claimOf, open, sentOf } from './judge';
import type { FaultyScreen, Read, Write } from './screen';
import { underFaults } from './writes';

interface Driver {
  faulty: FaultyScreen;
}

interface On {
  page: Page;
  backend: Backend;
}

/** The write that people come for. */
export const workOf = ({ faulty }: Driver): [id: string, write: Write] | null =>
  faulty.work ? [faulty.work.write, faulty.calls[faulty.work.write] as Write] : null;

/** Does a write as a person does, and looks whether the server has it. */
export async function doOnce(
  { faulty: screen }: Driver,
  { page, backend }: On,
  id: string,
  write: Write,
  asked = '',
) {
  const address = (write.address ?? screen.address) + asked;
  const stage = { screen, id, address, page, backend };
  await open(stage);
  await write.edit(page, 0);
  await write.send(page, 0);
  expect(await claimOf(stage, write, 0, ['saved'])).toBe('saved');
  expect(await write.effects(backend, 0)).toBe(1);
  // A second time may change nothing more, and is wrong all the same.
  expect(await sentOf(backend, id)).toHaveLength(1);
}

/** The main write, or where nothing is written, everything that is read. `asked` is added to the address of the page. */
export async function mainTask(widget: Driver, on: On, asked = '') {
  const work = workOf(widget);
  if (work) return doOnce(widget, on, ...work, asked);
  const { page, backend } = on;
  const { faulty: screen } = widget;
  for (const read of Object.values(screen.calls) as Read[]) {
    await open({ screen, page, address: (read.address ?? screen.address) + asked });
    await read.ask?.(page, 0, backend);
    await expect(read.shown(page, 0).first()).toBeVisible();
    await read.leave?.(page);
  }
}

/** The main write ends in each of the faults: the screen says the truth, and it is saved once in the end. */
export async function mainWriteUnder(faults: readonly FaultName[], widget: Driver, on: On) {
  const work = workOf(widget);
  const { faulty: screen } = widget;
  if (!work) return;
  const [id, write] = work;
  await underFaults({ screen, id, address: write.address ?? screen.address, faults, ...on }, write);
}
