import type { Page } from '@playwright/test';
import { expect } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';

interface State {
  rules: { rules: { quantity: { minimum: unknown }[] } };
}

/** Cases, at least. It is 2 at first. */
const minimum = (turn: number) => pick(turn, [6, 8]);

const field = (page: Page) => page.getByLabel('Minimum (cases)');
const row = (page: Page) => page.getByRole('listitem', { name: /^Rule 1:/ });

/** The minimum of the first rule is edited. */
const rulesEditor: FaultyScreen = {
  name: 'rules-editor',
  address: '/rules-editor/?as=vendor',
  work: {
    write: 'R2',
    read: 'R1',
    readMore: (page) => page.getByRole('button', { name: 'Refresh' }).click(),
  },
  calls: {
    R1: { kind: 'read', shown: row },
    R2: {
      kind: 'write',
      edit: async (page, turn) => {
        if ((await field(page).count()) === 0) {
          await page.getByRole('button', { name: 'Edit rule 1', exact: true }).click();
        }
        await field(page).fill(String(minimum(turn)));
        await expect(page.getByText('1 rule changed')).toBeVisible();
      },
      send: (page) => page.getByRole('button', { name: /^Save/ }).click(),
      claim: async (page) => {
        if ((await page.getByText(/^Saved:/).count()) > 0) return 'saved';
        const [alert] = await page.getByRole('alert').allTextContents();
        if (alert === undefined) return 'nothing';
        return /not saved|Nothing was saved/.test(alert) ? 'not saved' : 'unknown';
      },
      isTyped: async (page, turn) => {
        const restore = page.getByRole('button', { name: 'Restore' });
        await pressFirst(restore);
        const says = (await row(page).getAttribute('aria-label')) ?? '';
        return says.includes(`at least ${String(minimum(turn))} cases`);
      },
      effects: async (backend, turn) => {
        const { rules } = await backend.state<State>();
        return Number(rules.rules.quantity[0]?.minimum === minimum(turn));
      },
      next: async (page) => {
        const dismiss = page.getByRole('button', { name: 'Dismiss' });
        await pressFirst(dismiss);
      },
    },
  },
};

export default rulesEditor;
