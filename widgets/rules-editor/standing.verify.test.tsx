import { screen, waitFor, within } from '@testing-library/react';
import type { RuleBody, RuleFamily } from '@shared/contract/rules';
import { changeAnswers } from '../../test/support/spoilAnswers';
import { button, open, path, quantityRules, ruleRow, saveButton, saves } from './page.testkit';

type Opened = Awaited<ReturnType<typeof open>>;

afterEach(() => {
  jest.restoreAllMocks();
});

const isRead = ({ method, url }: Request) => method === 'GET' && url.includes(path);
const minimum = () => screen.findByLabelText(/^Minimum/);

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

/** Opens all fields of the first rule, whose minimum a colleague has raised from 2 to 3 once `newer` is let go. */
async function openBeforeColleague() {
  const minimums = [2, 3];
  changeAnswers(isRead, (answer) => {
    const { rules } = answer as { rules: Record<RuleFamily, RuleBody[]> };
    const [first] = rules.quantity;
    if (first) first.minimum = minimums.shift() ?? 3;
    return answer;
  });
  const opened = await open();
  await ruleRow(/^Rule 1/);
  const newer = await opened.backend.hold('GET', path);
  await opened.user.click(await button('Refresh'));
  return { opened, newer, dialog: await openAll(opened, 1) };
}

/** Saves, and neither the answer nor what became of it comes. */
async function saveWithoutNews({ user, backend }: Opened) {
  await backend.failNext('POST', path, 'drop-after-commit');
  await backend.failNext('GET', path, 'forbidden-403');
  await user.click(await saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Save checks first what arrived.');
}

describe('the long form of a rule', () => {
  it('makes no condition of a box that was ticked and is off again', async () => {
    const opened = await open({ scenario: 'more-fields' });
    const dialog = await openAll(opened, 1);
    const box = dialog.getByRole('checkbox', { name: 'Pickup' });
    await opened.user.click(box);
    expect(screen.getByText('1 rule changed')).toBeInTheDocument();
    await opened.user.click(box);
    expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
  });

  it('puts back by Cancel what was typed in it, and nothing that a colleague changed meanwhile', async () => {
    const { opened, dialog, newer } = await openBeforeColleague();
    await type(opened, dialog.getByLabelText(/^Maximum/), '50');
    await newer.release();
    await waitFor(() => expect(dialog.getByLabelText(/^Minimum/)).toHaveValue('3'));
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Everything is saved.')).toBeVisible();
    expect(await ruleRow(/^Rule 1: .*at least 3 cases.*at most 40/)).toBeVisible();
  });

  it('leaves no conflict where Cancel takes back what a colleague changed too', async () => {
    const { opened, dialog, newer } = await openBeforeColleague();
    await type(opened, dialog.getByLabelText(/^Minimum/), '5');
    await newer.release();
    expect((await screen.findAllByText(/colleague changed/))[0]).toBeInTheDocument();
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Everything is saved.')).toBeVisible();
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

describe('after a save of which nothing is known', () => {
  it('a new rule that was changed since is the one that arrived, and is added once', async () => {
    const opened = await open();
    const { user, backend } = opened;
    await user.click(await button('Duplicate rule 8'));
    await type(opened, await minimum(), '3');
    await saveWithoutNews(opened);
    await type(opened, await minimum(), '4');
    await user.click(await saveButton());
    expect(await screen.findByText('1 rule changed')).toBeVisible();
    await user.click(await saveButton());
    await waitFor(async () =>
      expect((await quantityRules(backend)).at(-1)).toMatchObject({ minimum: 4 }),
    );
    expect(await quantityRules(backend)).toHaveLength(9);
  });

  it('one’s own save is no colleague’s change', async () => {
    const opened = await open();
    const { user, backend } = opened;
    await user.click(await button('Edit rule 1'));
    await type(opened, await minimum(), '6');
    await saveWithoutNews(opened);
    await type(opened, await minimum(), '8');
    await user.click(await saveButton());
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Conflict' })).toBeNull();
    await user.click(await saveButton());
    await waitFor(async () =>
      expect((await quantityRules(backend))[0]).toMatchObject({ minimum: 8 }),
    );
  });

  it('amounts are found that the server writes in another way', async () => {
    changeAnswers(isRead, (answer) => {
      const { rules } = answer as { rules: Record<RuleFamily, RuleBody[]> };
      for (const rule of rules.pricing) {
        if (typeof rule.price === 'string') rule.price = Number(rule.price).toFixed(1);
        if (!Array.isArray(rule.tiers)) continue;
        rule.tiers = rule.tiers.map(({ price, to, from }) => ({
          price: `${Number(price)}`,
          to,
          from,
        }));
      }
      return answer;
    });
    const opened = await open();
    const { user, backend } = opened;
    await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
    await user.click(await button('Duplicate rule 3'));
    await type(opened, await screen.findByLabelText(/price/i), '90');
    await user.click(await button('Done'));
    const dialog = await openAll(opened, 2);
    await type(opened, dialog.getByLabelText('Tier 1 price'), '380.00');
    await user.click(dialog.getByRole('button', { name: 'Update rule' }));
    await backend.failNext('POST', path, 'drop-after-commit');
    await user.click(await saveButton());
    expect(await screen.findByText(/^Saved: 1 rule changed, 1 added/)).toBeVisible();
    expect(await saves(backend)).toHaveLength(1);
  });
});

it('brings back the rule that was deleted, not to one of another kind with its id', async () => {
  changeAnswers(isRead, (answer) => {
    const { rules } = answer as { rules: Record<RuleFamily, RuleBody[]> };
    rules.pricing.forEach((rule, index) => (rule.id = 1001 + index));
    return answer;
  });
  const { user } = await open();
  await user.click(await button('Delete rule 2'));
  await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
  await user.click(await button('Undo'));
  expect(screen.getByRole('tab', { name: /^Quantity/ })).toHaveAttribute('aria-selected', 'true');
});

it('says no more that a rule is to be deleted that a colleague has deleted', async () => {
  let isGone = false;
  changeAnswers(isRead, (answer) => {
    const { rules } = answer as { rules: Record<RuleFamily, RuleBody[]> };
    if (isGone) rules.quantity.pop();
    return answer;
  });
  const { user } = await open();
  await user.click(await button('Delete rule 8'));
  expect(await screen.findByText(/^To be deleted when you save/)).toBeVisible();
  isGone = true;
  await user.click(await button('Refresh'));
  expect(await screen.findByText(/^7 rules/)).toBeVisible();
  expect(screen.queryByText(/^To be deleted when you save/)).toBeNull();
});

it('says no more that a rule is to be deleted that stays after all', async () => {
  const { user } = await open();
  await user.click(await button('Delete rule 8'));
  expect(await screen.findByText(/^To be deleted when you save/)).toBeVisible();
  await user.click(await button('Revert: Deleted'));
  expect(await ruleRow(/^Rule 8/)).toBeVisible();
  expect(screen.queryByText(/^To be deleted when you save/)).toBeNull();
});
