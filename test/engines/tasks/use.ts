import { opensByEveryEmbed } from '../../browser/embeds';
import { Keys } from '../../browser/keys';
import { focus } from '../../browser/focus';
import type { Locator, Page } from '@playwright/test';
import { doOnce, mainTask, mainWriteUnder, workOf } from '../../faults/mainTask';
import type { Write } from '../../faults/screen';
import { expect } from '../test';
import type { Task } from '../widget';

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
      await expect.poll(() => this.problems()).toEqual([]);
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

export const mounts: Task =
  (widget) =>
  ({ page }) =>
    opensByEveryEmbed(page, widget);

export const keys: Task =
  ({ screen }) =>
  async ({ page, backend }) => {
    await screen.task({ page, keys: new EngineKeys(page), backend });
  };

export const pointer: Task = (widget) => (scene) => mainTask(widget, scene);

export const faults: Task = (widget) =>
  workOf(widget) &&
  ((scene) => mainWriteUnder(['drop-after-commit', 'login-redirect'], widget, scene));

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
