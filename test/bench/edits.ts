import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { widgetNames } from '../../shared/build/widgets';
import type { BenchedScreen } from './benchedScreen';
import {
  busyTime,
  collectGarbage,
  counts,
  longestTask,
  openPage,
  untilIdle,
  watchLongTasks,
  type BenchPage,
} from './browser';
import { median, paired } from './paired';

const rounds = 11;

/** Of an edit among very many rows to the same edit among few. */
const editLimit = 1.5;

export interface EditFigure {
  widget: string;
  step: string;
  /** Milliseconds for which the main thread was busy: medians. */
  small: number;
  huge: number;
  /** Most that `huge` may be times `small`; null where more may take longer. */
  limit: number | null;
  /** Milliseconds of the longest task of `huge` above 50 ms, 0 when there was none: median. */
  longTask: number;
}

export interface HugeFigure {
  widget: string;
  /** What the page holds at rest. */
  nodes: { small: number; huge: number };
  /** Bytes. */
  heap: { small: number; huge: number };
}

/** The screens that have something to do in `huge`, by their `page.bench.ts`. */
export async function benchedScreens(): Promise<BenchedScreen[]> {
  const isBenched = (name: string) => existsSync(`widgets/${name}/page.bench.ts`);
  const modules = widgetNames()
    .filter(isBenched)
    .map((name) => import(`../../widgets/${name}/page.bench.ts`));
  return (await Promise.all(modules)).map(
    (module) => (module as { default: BenchedScreen }).default,
  );
}

/** Opens a screen with few rows and with very many, and does the same on both, by turns. */
export async function measureEdits(browser: Browser, site: string, screen: BenchedScreen) {
  const small = await openScreen(browser, site + screen.small, screen);
  const huge = await openScreen(browser, site + screen.huge, screen);
  const edits: EditFigure[] = [];
  for (const { name, run, isLonger } of screen.steps) {
    let round = 0;
    const longTasks: number[] = [];
    const work = (bench: BenchPage) => async () => {
      round += 1;
      const time = await busyTime(bench, () => run(bench.page, round));
      await screen.atRest(bench.page);
      await untilIdle(bench);
      const task = await longestTask(bench.page);
      if (bench === huge) longTasks.push(task);
      return time;
    };
    await work(small)();
    await work(huge)();
    longTasks.length = 0;
    const times = await paired(
      [
        ['small', work(small)],
        ['huge', work(huge)],
      ],
      rounds,
    );
    edits.push({
      widget: screen.widget,
      step: name,
      small: median(times.get('small') ?? []),
      huge: median(times.get('huge') ?? []),
      limit: isLonger ? null : editLimit,
      longTask: median(longTasks),
    });
  }
  const held = { small: await holding(small), huge: await holding(huge) };
  await small.close();
  await huge.close();
  const figure: HugeFigure = {
    widget: screen.widget,
    nodes: { small: held.small.nodes, huge: held.huge.nodes },
    heap: { small: held.small.heap, huge: held.huge.heap },
  };
  return { edits, figure };
}

async function openScreen(browser: Browser, url: string, { atRest }: BenchedScreen) {
  const bench = await openPage(browser);
  await watchLongTasks(bench.page);
  await bench.page.goto(url);
  await atRest(bench.page);
  await untilIdle(bench);
  await longestTask(bench.page);
  return bench;
}

async function holding(bench: BenchPage) {
  await collectGarbage(bench);
  return {
    nodes: await bench.page.locator('*').count(),
    heap: (await counts(bench)).get('JSHeapUsedSize') ?? NaN,
  };
}
