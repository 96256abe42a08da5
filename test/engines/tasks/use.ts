import { Keys } from '../../browser/keys';
import { focus } from '../../browser/focus';
import type { Locator, Page } from '@playwright/test';
import { claimOf, open } from '../../faults/judge';
import type { Read, Write } from '../../faults/screen';
import { underFaults } from '../../faults/writes';
import { expect, type Scene } from '../test';
import { addressOf, workOf, type Task, type Widget } from '../widget';
import { isThere } from './there';

/** As in Chromium, but for when engines scroll, and for what they let the focus come to. */
class EngineKeys extends Keys {
  constructor(private readonly on: Page) {
    super(on);
  }

  override async to(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await this.on.keyboard.press(key);
      await expect.poll(() => this.problems(), { intervals: [0, 20, 50, 100] }).toEqual([]);
    }
    throw new Error(`${key} never came to ${String(target)}.`);
  }

  /** Firefox lets the focus come to what scrolls, which may be higher than the window. */
  private async problems(): Promise<string[]> {
    const { name, problems } = await focus(this.on);
    const isTall = await this.on.evaluate(
      () => (document.activeElement?.getBoundingClientRect().height ?? 0) > innerHeight / 2,
    );
    return problems
      .filter((problem) => !isTall || problem !== 'not wholly on the screen')
      .map((problem) => `${name.slice(0, 60)}: ${problem}`);
  }
}

/** Does a write as a person does, and looks whether the server has it. */
async function doOnce({ faulty }: Widget, scene: Scene, id: string, write: Write) {
  const { page, backend } = scene;
  const stage = { screen: faulty, id, address: write.address ?? faulty.address, page, backend };
  await open(stage);
  await write.edit(page, 0);
  await write.send(page, 0);
  expect(await claimOf(stage, write, 0, ['saved'])).toBe('saved');
  expect(await write.effects(backend, 0)).toBe(1);
}

export const mounts: Task =
  (widget) =>
  async ({ page }) => {
    for (const embed of ['module', 'classic', 'loader']) {
      await page.goto(addressOf(widget, { embed }));
      await isThere(page, widget);
    }
  };

export const keys: Task =
  ({ screen }) =>
  async ({ page, backend }) => {
    await screen.task({ page, keys: new EngineKeys(page), backend });
  };

/** The main write, or where nothing is written, everything that is read. */
export const pointer: Task = (widget) => async (scene) => {
  const { faulty } = widget;
  const work = workOf(widget);
  if (work) return doOnce(widget, scene, ...work);
  const { page, backend } = scene;
  await open({ screen: faulty, page, address: faulty.address });
  for (const read of Object.values(faulty.calls) as Read[]) {
    await read.ask?.(page, 0, backend);
    await expect(read.shown(page, 0).first()).toBeVisible();
    await read.leave?.(page);
  }
};

export const faults: Task = (widget) => {
  const work = workOf(widget);
  if (!work) return null;
  const [id, write] = work;
  const { faulty: screen } = widget;
  const asked = ['drop-after-commit', 'login-redirect'] as const;
  return ({ page, backend }) =>
    underFaults({ screen, id, address: screen.address, page, backend, faults: asked }, write);
};

/** The writes that only a browser can do: those of files. */
export const upload: Task = (widget) => {
  const writes = Object.entries(widget.faulty.calls).flatMap(([id, call]): [string, Write][] =>
    call.kind === 'write' && call.needsBrowser ? [[id, call]] : [],
  );
  if (writes.length === 0) return null;
  return async (scene) => {
    for (const [id, write] of writes) await doOnce(widget, scene, id, write);
  };
};
