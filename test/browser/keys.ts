import type { Locator, Page } from '@playwright/test';
import { focus } from './focus';
import { expect } from './test';

/** A person without a mouse, who goes to things by Tab and has to see where they are. */
export class Keys {
  constructor(private readonly page: Page) {}

  /** Presses Tab until this has the focus. Each stop on the way must be in sight. */
  async to(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await this.page.keyboard.press(key);
      // Engines scroll to it when they do.
      await expect.poll(() => this.problems()).toEqual([]);
    }
    throw new Error(`${key} never came to ${String(target)}.`);
  }

  private async problems(): Promise<string[]> {
    const { name, problems } = await focus(this.page);
    return problems.map((problem) => `${name.slice(0, 60)}: ${problem}`);
  }

  press(...keys: string[]): Promise<void> {
    return keys.reduce(
      (before, key) => before.then(() => this.page.keyboard.press(key)),
      Promise.resolve(),
    );
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Goes there and presses Enter. */
  async use(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Enter');
  }
}
