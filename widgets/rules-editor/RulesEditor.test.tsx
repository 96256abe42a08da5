import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import {
  button,
  idsOf,
  open,
  path,
  quantityRules,
  ruleRow,
  saveButton,
  saves,
} from './page.testkit';

type User = Awaited<ReturnType<typeof open>>['user'];

/** Types a minimum into the form of the first rule. */
async function setMinimum(user: User, value: string) {
  await user.click(await button('Edit rule 1'));
  const field = await screen.findByLabelText(/^Minimum/);
  await user.clear(field);
  await user.type(field, value);
  return field;
}

describeScreen('rules-editor', {
  as: 'vendor',
  shown: 'Add rule',
  load: { method: 'GET', path, fails: 'The rules could not be loaded.' },
  empty: 'There are no rules of this kind yet.',
  hostile: { never: 'Its sentences are made of several parts; the test below reads them.' },
  readOnly: { without: /^(Save|Add rule|Import|Edit|Delete|Move)/ },
  write: {
    method: 'POST',
    path,
    edit: ({ user }) => setMinimum(user, '6'),
    send: async ({ user }) => user.click(await saveButton()),
    saved: 'Saved: 1 rule changed.',
    notSaved: /Your changes are kept, but not saved/,
    isTyped: async () => expect(await screen.findByLabelText(/^Minimum/)).toHaveValue('6'),
  },
});

describe('the list of rules', () => {
  it('says each rule in a sentence, states how they are evaluated, and warns', async () => {
    await open();
    const first = await ruleRow(/^Rule 1: Medical, Flower/);
    expect(first).toHaveTextContent('at least 2 cases, at most 40, in steps of 2');
    expect(screen.getByText('The first matching rule applies.')).toBeVisible();
    expect(await ruleRow(/^Rule 5/)).toHaveTextContent('Delivery only');
    expect(await screen.findByText(/minimum \(10\) is above the maximum \(8\)/)).toBeVisible();
    expect(await screen.findByText('Never used: rule 3 always applies first.')).toBeVisible();
  });

  it('shows the other families, and warns of price tiers that overlap', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
    expect(await ruleRow(/^Rule 2: Blue Dream/)).toHaveTextContent('1–9: $384.00');
    expect(await screen.findByText('The price tiers 10–24 and 20+ overlap.')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^Visibility/ })).toHaveFocus();
    expect(await ruleRow(/^Rule 1: Mango <Haze>/)).toHaveTextContent('hidden');
  });

  it('shows everything and no controls to a user who may not change it', async () => {
    await open({ scenario: 'read-only' });
    const row = await ruleRow(/^Rule 1/);
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.getByText('Read-only')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Save|Add rule|Import)/ })).toBeNull();
  });

  it('keeps what is restricted as it is, and says why', async () => {
    const { user } = await open({ scenario: 'restricted' });
    const fixed = await ruleRow(/^Rule 1/);
    expect(fixed).toHaveTextContent('Required by the state: medical flower.');
    expect(within(fixed).queryByRole('button', { name: /^(Edit|Delete|Move)/ })).toBeNull();
    await user.click(await button('Edit rule 2'));
    expect(await screen.findByLabelText('Increment (cases)')).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: /^Pricing/ }));
    expect(await screen.findByText('Prices are set by the head office.')).toBeVisible();
  });

  it('shows a field that the server came up with, without knowing it', async () => {
    const { user } = await open({ scenario: 'more-fields' });
    await user.click(await button('Edit rule 1'));
    await user.type(await screen.findByLabelText('Lead time (days)'), '3');
    expect(await ruleRow(/^Rule 1:/)).toHaveTextContent('ordered 3 days ahead');
  });

  it('has the focus in its first field as soon as it is there, and takes it from no other field later', async () => {
    const { user } = await open();
    const first = () => screen.queryByLabelText(/^Minimum \(cases\)/);
    const focused = new Promise<Element | null>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!first()) return;
        watch.disconnect();
        resolve(document.activeElement);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await user.click(await button('Edit rule 1'));
    expect(await focused).toBe(first());
  });

  it('shows hostile names as text', async () => {
    await open({ scenario: 'hostile' });
    await ruleRow(/^Rule 8/);
    expect(document.querySelector('[data-widget] img')).toBeNull();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('says that refreshing failed and keeps what is there', async () => {
    const { user, backend } = await open();
    await setMinimum(user, '6');
    await backend.failNext('GET', path, 'forbidden-403');
    await user.click(await button('Refresh'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to refresh rules');
    expect(await ruleRow(/^Rule 1/)).toHaveTextContent('at least 6 cases');
  });
});

describe('filtering', () => {
  it('narrows the list, keeps that in the address, and locks the order with a reason', async () => {
    const { user, backend } = await open();
    await user.click(await button('Filter'));
    await user.selectOptions(await screen.findByLabelText('Brand'), 'Blue Heron');
    expect(await screen.findByText(/^2 of 8 rules/)).toBeVisible();
    expect(screen.getByText(/To reorder rules, clear the filter/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move rule/ })).toBeNull();
    expect(new URL(location.href).searchParams.get('rules-editor')).toBe('brand_id=12');
    await waitFor(async () =>
      expect((await backend.log()).filter(({ method }) => method === 'GET')).toHaveLength(3),
    );
    await user.type(screen.getByLabelText('Find in the rules'), 'gummies');
    const [clear] = await screen.findAllByRole('button', { name: 'Clear filter' });
    if (clear) await user.click(clear);
    expect(await screen.findByText(/^8 rules/)).toBeVisible();
  });
});

describe('saving', () => {
  it('sends nothing for a list that nobody touched', async () => {
    const { user, backend } = await open();
    await user.click(await saveButton());
    expect(await saves(backend)).toEqual([]);
  });

  it('sends what changed, says what was saved, and once however fast it is clicked', async () => {
    const { user, backend } = await open();
    await setMinimum(user, '6');
    expect(screen.getByText('1 rule changed')).toBeVisible();
    await user.dblClick(await button('Save 1 change'));
    expect(await screen.findByText('Saved: 1 rule changed.')).toBeVisible();
    const [save, ...others] = await saves(backend);
    expect(others).toEqual([]);
    expect(save?.body).toEqual({
      version: '1',
      changes: [{ type: 'update', family: 'quantity', id: 1001, values: { minimum: 6 } }],
      order: [],
    });
    expect((await quantityRules(backend))[0]).toMatchObject({ minimum: 6, maximum: 40 });
    expect(screen.getByText('Everything is saved.')).toBeVisible();
  });

  it('saves an order exactly as it is shown, with what was added and deleted', async () => {
    const { user, backend } = await open();
    (await button('Move rule 3: drag, or press the arrow keys')).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await screen.findByText('Moved to position 1 of 8.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Move rule 1: drag/ })).toHaveFocus(),
    );
    await user.click(await button('Move rule 8 up'));
    await user.click(await button('Position 4: move to another position'));
    expect(await screen.findByLabelText('New position of rule 4')).toHaveFocus();
    await user.keyboard('2{Enter}');
    await user.click(await button('Delete rule 5'));
    await user.click(await button('Duplicate rule 1'));
    await user.click(await button(/^Save/));
    expect(await screen.findByText(/^Saved: 1 rule added, 3 moved, 1 deleted/)).toBeVisible();
    expect(await idsOf(backend)).toEqual([1003, 50_001, 1004, 1001, 1002, 1006, 1008, 1007]);
  });

  it('shows each refusal at its row, keeps everything, and takes it when it is mended', async () => {
    const { user, backend } = await open();
    await setMinimum(user, '0');
    await user.click(await button('Delete rule 8'));
    await user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    const row = await ruleRow(/^Rule 1/);
    expect(row).toHaveTextContent('Minimum (cases): Enter a whole number of 1 or more.');
    expect(await idsOf(backend)).toHaveLength(8);
    const field = within(row).getByLabelText(/^Minimum/);
    expect(field).toHaveValue('0');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '4');
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule changed, 1 deleted.')).toBeVisible();
    expect(await idsOf(backend)).toHaveLength(7);
  });

  it.each([
    ['drop-before', /Your changes are kept, but not saved/],
    ['status-500', /Your changes are kept, but not saved/],
    ['forbidden-403', /Your changes are kept, but not saved/],
    ['login-redirect', /session has ended/],
  ] as const)('keeps what was typed when a save ends in %s', async (fault, says) => {
    // What was cut on its way may still come until the server's own limit.
    const { user, backend } = await open({ config: (config) => ({ ...config, timeout: 1 }) });
    await setMinimum(user, '6');
    await backend.failNext('POST', path, fault);
    await user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(says);
    expect(await screen.findByLabelText(/^Minimum/)).toHaveValue('6');
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule changed.')).toBeVisible();
  });

  it('finds out by itself that a save arrived whose answer was lost', async () => {
    const { user, backend } = await open();
    await user.click(await button('Duplicate rule 8'));
    const field = await screen.findByLabelText(/^Minimum/);
    await user.type(field, '2');
    await backend.failNext('POST', path, 'drop-after-commit');
    await user.click(await saveButton());
    expect(await screen.findByText(/^Saved: 1 rule added/)).toBeVisible();
    expect(await idsOf(backend)).toHaveLength(9);
  });
});

describe('what is not saved', () => {
  it('can be taken back mark by mark, and as a whole', async () => {
    const { user } = await open();
    await setMinimum(user, '6');
    await user.click(await button('Delete rule 8'));
    await user.click(await button('Undo'));
    expect(screen.getByText('1 rule changed')).toBeVisible();
    await user.click(await button('Move rule 1 down'));
    expect(screen.getByText('1 rule changed, 1 moved')).toBeVisible();
    await user.click(await button('Revert: Changed'));
    expect(screen.getByText('1 rule moved')).toBeVisible();
    await user.click(await button('Discard all'));
    await user.click(await button('Discard all changes'));
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
  });

  it('goes along with a new rule from its form, and away when that is cancelled', async () => {
    const { user } = await open();
    await user.click(await button('Add rule'));
    const dialog = await screen.findByRole('dialog', { name: 'New rule' });
    await user.selectOptions(within(dialog).getByLabelText('Category'), 'Vapes');
    await user.type(within(dialog).getByLabelText(/^Minimum/), '5');
    await user.click(within(dialog).getByRole('button', { name: 'Add rule' }));
    await waitFor(async () => expect(await ruleRow(/^Rule 9: Vapes: at least 5/)).toHaveFocus());
    await user.click(await button('Add rule'));
    await user.click(await button('Cancel'));
    expect(await screen.findByText('1 rule added')).toBeVisible();
    await waitFor(async () => expect(await button('Add rule')).toHaveFocus());
  });

  it('stands beside what a colleague did, with a choice for each rule', async () => {
    const { user, backend } = await open({ scenario: 'conflict' });
    await setMinimum(user, '6');
    await user.click(await saveButton());
    const conflict = await screen.findByRole('group', { name: 'Conflict' });
    expect(conflict).toHaveTextContent('at least 3 cases');
    expect(conflict).toHaveTextContent('at least 6 cases');
    expect(await screen.findByText(/a colleague changed the rules/)).toBeVisible();
    await user.click(within(conflict).getByRole('button', { name: 'Keep yours' }));
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule changed.')).toBeVisible();
    const rules = await quantityRules(backend);
    expect(rules.find(({ id }) => id === 1001)).toMatchObject({ minimum: 6 });
    expect(rules.map(({ id }) => id)).not.toContain(1004);
  });
});

it('answers which rule decides, over what is not saved too', async () => {
  const { user } = await open();
  await user.click(await button('Which rule decides?'));
  const panel = await screen.findByRole('region', { name: 'Quantity' });
  expect(panel).toHaveTextContent('Rule 8 decides: Everything');
  await user.selectOptions(screen.getByLabelText('Product'), 'Crème Brûlée rosin gummies 🍮');
  expect(panel).toHaveTextContent('Rule 4 decides: Category Edibles');
  expect(panel).toHaveTextContent('Rule 7 also matches, but rule 4 comes first in turn');
  await user.click(await button('Delete rule 4'));
  await waitFor(() => expect(panel).toHaveTextContent(/Rule 6 decides: Product Crème Brûlée/));
});

it('answers it for conditions that have no choices, too', async () => {
  const { user } = await open({ scenario: 'more-fields' });
  await user.click(await button('Which rule decides?'));
  const panel = await screen.findByRole('region', { name: 'Quantity' });
  await user.selectOptions(screen.getByLabelText('Pickup'), 'yes');
  expect(panel).toHaveTextContent('Rule 9 also matches');
  await user.type(screen.getByLabelText('Postal code'), '97201');
  expect(panel).toHaveTextContent('Rule 10 also matches');
  await user.selectOptions(screen.getByLabelText('Pickup'), 'no');
  expect(panel).not.toHaveTextContent('Rule 9');
});

it('says which of the choices it took back, because no order can have both', async () => {
  const { user } = await open();
  await user.click(await button('Which rule decides?'));
  const product = await screen.findByLabelText('Product');
  await user.selectOptions(product, 'Crème Brûlée rosin gummies 🍮');
  await user.selectOptions(screen.getByLabelText('Brand'), 'Blue Heron');
  expect(product).toHaveDisplayValue('Not set');
  expect(
    screen.getByText(/Cleared, because no order can match these as well: Product/),
  ).toBeVisible();
  await user.selectOptions(product, 'Crème Brûlée rosin gummies 🍮');
  expect(screen.queryByText(/because no order can match/)).toBeNull();
});
