import { screen, waitFor, within } from '@testing-library/react';
import type { RuleBody, RuleFamily } from '@shared/contract/rules';
import { changeAnswers } from '../../test/support/spoilAnswers';
import { button, open, path, ruleRow } from './page.testkit';

type Opened = Awaited<ReturnType<typeof open>>;

afterEach(() => {
  jest.restoreAllMocks();
});

const isRead = ({ method, url }: Request) => method === 'GET' && url.includes(path);
async function type({ user }: Pick<Opened, 'user'>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

/** Opens all fields of a rule of the family that is looked at. */
async function openAll({ user }: Pick<Opened, 'user'>, number: number) {
  await user.click(await button(`Edit rule ${number}`));
  await user.click(await button('All fields…'));
  return within(await screen.findByRole('dialog', { name: 'Edit rule' }));
}

describe('the long form of a rule', () => {
  it('puts back by Cancel what was typed in it, and nothing that a colleague changed meanwhile', async () => {
    const minimums = [2, 3];
    changeAnswers(isRead, (answer) => {
      const { rules } = answer as { rules: Record<RuleFamily, RuleBody[]> };
      const [first] = rules.quantity;
      if (first) first.minimum = minimums.shift() ?? 3;
      return answer;
    });
    const opened = await open();
    const { user, backend } = opened;
    await ruleRow(/^Rule 1/);
    const newer = await backend.hold('GET', path);
    await user.click(await button('Refresh'));
    const dialog = await openAll(opened, 1);
    await type(opened, dialog.getByLabelText(/^Maximum/), '50');
    await newer.release();
    await waitFor(() => expect(dialog.getByLabelText(/^Minimum/)).toHaveValue('3'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Everything is saved.')).toBeVisible();
    expect(await ruleRow(/^Rule 1: .*at least 3 cases.*at most 40/)).toBeVisible();
  });

  it('closes where Back leads to another kind of rules, and writes nothing into those', async () => {
    changeAnswers(isRead, (answer) => {
      const { rules } = answer as { rules: Record<RuleFamily, RuleBody[]> };
      rules.pricing.forEach((rule, index) => (rule.id = 1001 + index));
      return answer;
    });
    const opened = await open();
    const { user } = opened;
    await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
    await user.click(await screen.findByRole('tab', { name: /^Quantity/ }));
    await openAll(opened, 1);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Everything is saved.')).toBeVisible();
  });

  it('leaves what is no number with its own tier when another one goes', async () => {
    const opened = await open();
    const { user } = opened;
    await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
    const dialog = await openAll(opened, 2);
    await type(opened, dialog.getByLabelText('Tier 1 from'), 'x');
    await type(opened, dialog.getByLabelText('Tier 3 from'), '2x');
    await user.click(dialog.getByRole('button', { name: 'Remove tier 1' }));
    expect(dialog.getByLabelText('Tier 1 from')).toHaveValue('10');
    expect(dialog.getByLabelText('Tier 2 from')).toHaveValue('2x');
  });
});

it('says no more that a rule is to be deleted that stays after all', async () => {
  const { user } = await open();
  await user.click(await button('Delete rule 8'));
  expect(await screen.findByText(/^To be deleted when you save/)).toBeVisible();
  await user.click(await button('Revert: Deleted'));
  expect(await ruleRow(/^Rule 8/)).toBeVisible();
  expect(screen.queryByText(/^To be deleted when you save/)).toBeNull();
});
