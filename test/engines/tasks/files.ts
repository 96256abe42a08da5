import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, isThere } from '../../browser/embeds';
import { expect } from '../test';
import type { Task } from '../widget';

/** The file that a person asks for is in the browser's folder, whole. */
export const download: Task = (widget) => {
  const { download: given } = widget.extras;
  if (!given) return null;
  return async ({ page, driver }) => {
    const file = join(driver.downloads, given.name);
    await rm(file, { force: true });
    await page.goto(addressOf(widget));
    await isThere(page, widget);
    await given.ask(page);
    const text = () => readFile(file, 'utf8').catch(() => '');
    await expect.poll(text).toMatch(given.holds);
  };
};

/** Lines that were copied elsewhere go where they are pasted, by the real clipboard. */
export const paste: Task = (widget) => {
  const { paste: given } = widget.extras;
  if (!given) return null;
  return async ({ page }) => {
    await page.goto(addressOf(widget));
    await isThere(page, widget);
    await page.evaluate(selectText, given.text);
    await page.keyboard.press('Control+C');
    await page.evaluate(() => document.querySelector('#elsewhere')?.remove());
    await given.reach(page);
    await page.keyboard.press('Control+V');
    await given.shown(page);
  };
};

/** Runs in the page: puts the text where it can be copied. */
const selectText = (text: string) => {
  const field = document.createElement('textarea');
  Object.assign(field, { id: 'elsewhere', value: text });
  document.body.append(field);
  field.focus();
  field.select();
};
