import type { Browser } from '@playwright/test';
import { slowDown, takeShifts, untilLoaded, watchShifts } from '../browser/shifts';
import { openPage } from './browser';

/** Milliseconds that each request takes, so that what stands there meanwhile is drawn. */
const latency = 200;

export interface ShiftFigure {
  widget: string;
  /** The cumulative layout shift of the page, from its first paint until nothing comes any more. */
  shift: number;
  /** The same with very much on the screen. */
  huge: number;
}

/** Opens the widget's pages with slow answers and adds up how far what was drawn has jumped. */
export const measureShift = async (
  browser: Browser,
  site: string,
  widget: string,
): Promise<ShiftFigure> => ({
  widget,
  shift: await shiftOf(browser, `${site}/${widget}/?scenario=default`),
  huge: await shiftOf(browser, `${site}/${widget}/?scenario=huge`),
});

async function shiftOf(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPage(browser);
  await watchShifts(page);
  await slowDown(page, latency);
  await page.goto(url);
  await untilLoaded(page);
  const shifts = await takeShifts(page);
  await close();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
