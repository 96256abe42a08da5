import { screen, waitFor } from '@testing-library/react';
import { button, open, path, ruleRow, saveButton } from './page.testkit';

type Opened = Awaited<ReturnType<typeof open>>;

const find = () => screen.findByLabelText('Find in the rules');

async function setMinimum({ user }: Pick<Opened, 'user'>, value: string) {
  await user.click(await button('Edit rule 1'));
  const field = await screen.findByLabelText(/^Minimum/);
  await user.clear(field);
  await user.type(field, value);
}

describe('the focus', () => {
  it('stays where the person clicks after the field for a position', async () => {
    const { user } = await open();
    await user.click(await button('Position 4: move to another position'));
    await user.click(await find());
    expect(screen.queryByLabelText('New position of rule 4')).toBeNull();
    await user.keyboard('vape');
    expect(await find()).toHaveValue('vape');
  });

  it('stays with the rule that is moved past one whose form is open', async () => {
    const { user } = await open({ scenario: 'fifty' });
    await user.click(await button('Edit rule 10'));
    expect(await screen.findByLabelText(/^Minimum/)).toHaveFocus();
    // Rules are drawn by tens: the one with the form goes to the next ten, and is drawn anew there.
    await user.click(await button('Move rule 11 up'));
    expect(await button('Move rule 10 up')).toHaveFocus();
  });
});

describe('rules that were read before a save and come after it', () => {
  it('are read again, and undo nothing that was saved', async () => {
    const { user, backend } = await open();
    await setMinimum({ user }, '6');
    await backend.failNext('GET', path, 'slow', 1, 800);
    await user.click(await button('Refresh'));
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule changed.')).toBeVisible();
    const refresh = await button('Refresh');
    expect(refresh).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'), { timeout: 5000 });
    expect(await ruleRow(/^Rule 1/)).toHaveTextContent('at least 6 cases');
    await user.click(await button('Move rule 2 up'));
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule moved.')).toBeVisible();
  });
});
