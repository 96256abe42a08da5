import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';
import type { Row } from '../../test/bench/tables';
import { matching } from './model/matching';
import { pairSet, sharesOf, type PairSet } from './model/matchingSets.testkit';

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
const field = (page: Page) => page.locator('.ww-mapping-cell input').first();
const option = (page: Page) => page.locator('[role=option]').first();

const share = (is: number) => `${is.toFixed(1)} %`;

/** A set of 2,000 pairs, and how many of its suggestions are right. */
function rowOf(what: string, start: number): Row {
  const { exactRight, firstRight, wrongWhereNone } = sharesOf(pairSet(start, 2000));
  return {
    what,
    'exact ones right, at least 99.5 %': share(exactRight),
    'first one right, at least 90 %': share(firstRight),
    'where there is none, under 3 %': share(wrongWhereNone),
    isOver: exactRight < 99.5 || firstRight < 90 || wrongWhereNone >= 3,
  };
}

/** Finds the partners of 10,000 among 10,000: milliseconds of all of it and of its longest part. */
function timesOf({ entries, parties }: PairSet) {
  const work = matching(entries, parties);
  const start = performance.now();
  let longest = 0;
  for (let isDone: boolean | undefined = false; !isDone;) {
    const before = performance.now();
    isDone = work.next().done;
    longest = Math.max(longest, performance.now() - before);
  }
  return { longest, all: performance.now() - start };
}

/** The least of five, as what disturbs a machine only adds: no part holds the page up for 50 ms, all takes under 3 s. */
function largeRow(): Row {
  const set = pairSet(4711, 10_000);
  const times = Array.from({ length: 5 }, () => timesOf(set));
  const [longest, all] = [
    Math.min(...times.map((each) => each.longest)),
    Math.min(...times.map((each) => each.all)),
  ];
  return {
    what: '10,000 by 10,000',
    'longest part, at most 50 ms': `${longest.toFixed(1)} ms`,
    'all of it, under 3 s': `${(all / 1000).toFixed(2)} s`,
    isOver: longest > 50 || all >= 3000,
  };
}

const accountingIntegration: BenchedScreen = {
  widget: 'accounting-integration',
  small: '/accounting-integration/?as=vendor&scenario=fifty',
  huge: '/accounting-integration/?as=vendor&scenario=huge',
  atRest: async (page) => {
    await field(page).waitFor();
    await page.waitForLoadState('networkidle');
    // Suggestions are looked for in small parts.
    await page.locator('.ww-mapping .ww-toolbar button', { hasText: /^Accept/ }).waitFor();
  },
  steps: [
    {
      name: 'open a picker',
      run: async (page) => {
        await page.keyboard.press('Escape');
        await field(page).click();
        await field(page).press('ArrowDown');
        await option(page).waitFor();
      },
    },
    {
      name: 'type',
      run: async (page, round) => {
        await field(page).fill(['walk', 'payr'][round % 2] ?? '');
        await option(page).waitFor();
      },
    },
    {
      name: 'link',
      run: async (page, round) => {
        await field(page).fill(['walk', 'payr'][round % 2] ?? '');
        await option(page).waitFor();
        await field(page).press('Enter');
        await option(page).waitFor({ state: 'detached' });
      },
    },
  ],
  figures: () => ({
    title: 'Suggested matches: how many are right, and how long they take',
    rows: [rowOf('the set to tune by', 11), rowOf('the set to report', 4711), largeRow()],
  }),
};

export default accountingIntegration;
