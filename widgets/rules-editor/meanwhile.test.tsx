import { screen } from '@testing-library/react';
import { button, open } from './page.testkit';

const find = () => screen.findByLabelText('Find in the rules');

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
