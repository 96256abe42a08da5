import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, isThere } from '../../browser/embeds';
import { expect } from '../test';
import type { Task } from '../widget';

/** The file that a person asks for is in the browser's folder, whole. */
export const download: Task = (widget) => {
  const { download: given } = widget.extras;
  if (!given) return null;
  return async ({ page, hands }) => {
    const file = join(hands.downloads, given.name);
    await rm(file, { force: true });
    await page.goto(addressOf(widget));
    await isThere(page, widget);
    await given.ask(page);
    const text = () => readFile(file, 'utf8').catch(() => '');
    await expect.poll(text).toMatch(given.holds);
  };
};
