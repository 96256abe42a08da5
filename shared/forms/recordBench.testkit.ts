import type { Page } from '@playwright/test';
import type { BenchedStep } from '../../test/bench/benchedScreen';
import { says } from '../rows/rowsBench.testkit';

interface RecordBench extends Pick<BenchedStep, 'isLonger'> {
  /** The button of a row that opens its dialog. */
  opens: string;
  /** What is written into the second field of the dialog, and is read in the table once it is saved. */
  textOf: (round: number) => string;
}

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
export const inDialog = (page: Page, inside: string) => page.locator(`[role=dialog] ${inside}`);

/** For the bench of a list: typing in the dialog of a row, and saving it. */
export function recordBench({ opens, textOf, ...rest }: RecordBench) {
  const opener = (page: Page) => page.locator(`[role=row] ${opens}`).first();
  const field = (page: Page) => inDialog(page, 'input[type=text]').nth(1);
  const openDialog = async (page: Page) => {
    if ((await field(page).count()) > 0) return;
    await opener(page).click();
    await field(page).waitFor();
  };
  const type = async (page: Page, round: number) => {
    await openDialog(page);
    await field(page).fill(textOf(round));
  };
  const save = async (page: Page, round: number) => {
    await type(page, round);
    const isThere = says(page, '[role=table]', textOf(round));
    await inDialog(page, '.btn-primary').click();
    await isThere;
  };
  return {
    openDialog,
    atRest: async (page: Page) => {
      await opener(page).waitFor();
      await page.waitForLoadState('networkidle');
    },
    steps: [
      { name: 'typing', run: type },
      { name: 'edit', run: save, ...rest },
    ] satisfies BenchedStep[],
  };
}
