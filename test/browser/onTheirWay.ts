import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Milliseconds: longer than a screen waits for a pause in the typing, or for a value to stay. */
const longestPause = 350;

/** Runs in the page: timers fire in the order in which they are due, so this ends after all that are due before it. */
const pass = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(
      () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      milliseconds,
    );
  });

interface Ending {
  /** Those of the requests that never end. */
  hanging?: (open: readonly Request[]) => Promise<number>;
  /** Whether it is no longer of interest. */
  isOver?: () => Promise<boolean>;
}

/** The requests of a page that are on their way. */
export class OnTheirWay {
  private readonly open = new Set<Request>();
  private sent = 0;

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      this.sent += 1;
      this.open.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.open.delete(request));
  }

  get size(): number {
    return this.open.size;
  }

  clear(): void {
    this.open.clear();
  }

  /** Resolves when the page waits for no answer, and what came of the last ones is done and drawn. */
  async rest({ hanging = () => Promise.resolve(0), isOver }: Ending = {}): Promise<void> {
    await expect(async () => {
      if (await isOver?.()) return;
      const before = this.sent;
      await this.page.evaluate(pass, longestPause);
      const left = [...this.open];
      const names = left.map((request) => `${request.method()} ${request.url()}`).join();
      expect(left.length - (await hanging(left)), `on their way: ${names}`).toBe(0);
      expect(this.sent, 'requests').toBe(before);
    }).toPass();
  }
}
