import { screen, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { button, open, quantityRules, ruleRow, saveButton, saves } from './page.testkit';

type User = Awaited<ReturnType<typeof open>>['user'];

const minimum = () => screen.findByLabelText(/^Minimum/);

async function typeMinimum(user: User, text: string) {
  await user.click(await button('Edit rule 1'));
  const field = await minimum();
  await user.clear(field);
  await user.type(field, text);
  return field;
}

describe('what is no number', () => {
  it('says so at its field, is refused rather than saved as its beginning, and stays', async () => {
    const { user, backend } = await open();
    const field = await typeMinimum(user, '4x');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Was 2 Enter a whole number.');
    await user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    expect((await quantityRules(backend))[0]).toMatchObject({ minimum: 2 });
    expect(await minimum()).toHaveValue('4x');
    expect(await minimum()).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(await minimum()).toBeValid();
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule changed.')).toBeVisible();
    expect((await quantityRules(backend))[0]).toMatchObject({ minimum: 4 });
  });

  it('outlives the closing of its row and a reload', async () => {
    const { user } = await open();
    await typeMinimum(user, '4x');
    await user.keyboard('{Enter}');
    expect(await ruleRow(/^Rule 1/)).toHaveTextContent('at least 4x cases');
    await showPage('/rules-editor/?config=attribute&scenario=default&as=vendor');
    await user.click(await screen.findByText('Restore'));
    await user.click(await button('Edit rule 1'));
    expect(await minimum()).toHaveValue('4x');
  });

  it('keeps the long form open where only a number can be kept, and says so', async () => {
    const { user, backend } = await open();
    await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
    await user.click(await button('Edit rule 2'));
    await user.click(await button('All fields…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
    const from = dialog.getByLabelText('Tier 2 from');
    await user.clear(from);
    await user.click(dialog.getByRole('button', { name: 'Update rule' }));
    expect(from).toHaveFocus();
    expect(from).toHaveAccessibleDescription('Enter a whole number.');
    await user.type(from, '10');
    const price = dialog.getByLabelText('Tier 1 price');
    await user.clear(price);
    await user.type(price, '22,50');
    expect(price).toHaveAccessibleDescription('Write the number like 1,234.5.');
    await user.click(dialog.getByRole('button', { name: 'Update rule' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await saveButton());
    expect(await screen.findByText(/Each tier needs a price/)).toBeVisible();
    expect(await ruleRow(/^Rule 2/)).toHaveTextContent('1–9: 22,50');
    expect(await saves(backend)).toHaveLength(1);
  });
});
