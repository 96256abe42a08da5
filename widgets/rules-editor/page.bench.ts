import type { BenchedScreen } from '../../test/bench/benchedScreen';

const find = 'Find in the rules';

/** Each finds more rules than a window shows, on both pages: these differ by their rules, not by the rows drawn. */
const words = ['re', 'is'];

const rulesEditor: BenchedScreen = {
  widget: 'rules-editor',
  small: '/rules-editor/?as=vendor&scenario=fifty',
  huge: '/rules-editor/?as=vendor&scenario=huge',
  atRest: async (page) => {
    await page.getByLabel(find).fill('');
    await page.getByRole('listitem', { name: /^Rule 1:/ }).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'filter',
      run: async (page, round) => {
        await page.getByLabel(find).fill(words[round % 2] ?? '');
        await page.getByText(/^[\d,]+ of [\d,]+ rules/).waitFor();
      },
    },
    {
      name: 'reorder',
      run: async (page) => {
        // Up and down by turns, so that what is said tells that this move is done.
        const isUp = (await page.getByText(/^Moved to position 1 of/).count()) === 0;
        const name = isUp ? 'Move rule 2 up' : 'Move rule 1 down';
        await page.getByRole('button', { name, exact: true }).press('Enter');
        await page.getByText(isUp ? /^Moved to position 1 of/ : /^Moved to position 2 of/).waitFor({
          state: 'attached',
        });
      },
    },
    {
      name: 'edit',
      run: async (page, round) => {
        const field = page.getByLabel('Minimum (cases)');
        if ((await field.count()) === 0) {
          await page.getByRole('button', { name: 'Edit rule 1', exact: true }).press('Enter');
        }
        await field.fill(String(2 + (round % 7)));
      },
    },
  ],
};

export default rulesEditor;
